import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** Line above the header, as wide as the header. */
export const bar = style({
  display: "flex",
  justifyContent: "end",
  gap: vars.space.m,
  maxInlineSize: `calc(${vars.width.page} + 2 * ${vars.space.xl})`,
  marginInline: "auto",
  paddingInline: vars.space.l,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  "@media": {
    [media.tablet]: { paddingInline: vars.space.xl },
    print: { display: "none" },
  },
});
