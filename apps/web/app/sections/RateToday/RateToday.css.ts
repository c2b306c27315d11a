import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const today = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr)",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: `${vars.space.xxs} ${vars.space.xxl}`,
});

/** Rate and APR have the same size, because neither may be more prominent than the other. */
export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${vars.space.m}`,
  fontFamily: vars.font.heading,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.lineHeight,
  fontVariantNumeric: "tabular-nums lining-nums",
});

/** The answer of the page of rates: 40 px and more. */
export const large = style({
  fontSize: vars.type.display.size,
  lineHeight: vars.type.display.lineHeight,
});
