import { media, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { headerHeight } from "../SiteHeader/SiteHeader.css.ts";

const besideBreadcrumbs = {
  position: "absolute",
  insetInline: 0,
  insetBlockStart: `calc(${headerHeight} + ${vars.space.xs})`,
  zIndex: 9,
  pointerEvents: "none",
} as const;

/**
 * Line above the header, as wide as the header. On a wide page with breadcrumbs it stands at the end of
 * their line instead.
 */
export const bar = style({
  display: "flex",
  justifyContent: "end",
  gap: vars.space.m,
  maxInlineSize: `calc(${vars.width.page} + 2 * ${vars.space.xl})`,
  marginInline: "auto",
  paddingInline: vars.space.l,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  selectors: {
    // The line itself lets clicks through to what it covers.
    "&:has(~ main nav > ol)": { "@media": { [media.desktop]: besideBreadcrumbs } },
  },
  "@media": {
    [media.tablet]: { paddingInline: vars.space.xl },
    print: { display: "none" },
  },
});

globalStyle(`${bar} a`, { pointerEvents: "auto" });
