import { media, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { headerHeight } from "../SiteHeader/SiteHeader.css.ts";

/**
 * Line above the header, as wide as the header. A wide screen has room for it below the header, at the
 * end of the breadcrumbs' line.
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
  "@media": {
    [media.tablet]: { paddingInline: vars.space.xl },
    [media.desktop]: {
      position: "absolute",
      insetInline: 0,
      insetBlockStart: `calc(${headerHeight} + ${vars.space.xs})`,
      zIndex: 1,
      pointerEvents: "none",
    },
    print: { display: "none" },
  },
});

// The line itself lets clicks through to what it covers.
globalStyle(`${bar} a`, { pointerEvents: "auto" });
