import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";
import { headerHeight } from "../SiteHeader/SiteHeader.css.ts";

const widest = `calc(${vars.width.page} + 2 * ${vars.space.xl})`;

const besideBreadcrumbs = {
  position: "absolute",
  insetInlineEnd: `max(0px, (100% - ${widest}) / 2)`,
  insetBlockStart: `calc(${headerHeight} + ${vars.space.xs})`,
  zIndex: 9,
} as const;

/**
 * Line above the header, as wide as the header. On a wide page with breadcrumbs it stands at the end of
 * their line instead.
 */
export const bar = style({
  display: "flex",
  justifyContent: "end",
  gap: vars.space.m,
  maxInlineSize: widest,
  marginInline: "auto",
  paddingInline: vars.space.l,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  selectors: {
    "&:has(~ main nav > ol)": { "@media": { [media.desktop]: besideBreadcrumbs } },
  },
  "@media": {
    [media.tablet]: { paddingInline: vars.space.xl },
    print: { display: "none" },
  },
});
