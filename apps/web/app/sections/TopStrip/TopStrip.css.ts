import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** Line above the header, as wide as the header. */
export const strip = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.xs,
  inlineSize: "100%",
  maxInlineSize: `calc(${vars.width.page} + 2 * ${vars.space.xl})`,
  marginInline: "auto",
  paddingInline: vars.space.l,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  "@media": {
    [media.tablet]: {
      justifyContent: "end",
      columnGap: vars.space.l,
      paddingInline: vars.space.xl,
    },
    print: { display: "none" },
  },
});

export const always = style({ display: "contents" });

export const wide = style({
  display: "none",
  "@media": { [media.desktop]: { display: "contents" } },
});
