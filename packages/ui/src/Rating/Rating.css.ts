import { style, styleVariants } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const rating = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xs,
  color: vars.background.text,
  fontVariantNumeric: "tabular-nums",
  fontWeight: 600,
});

export const size = styleVariants({
  m: textStyle("small"),
  l: [textStyle("subheading"), { fontFamily: vars.font.heading }],
});

export const stars = style({ blockSize: "1.15em", inlineSize: "auto", flexShrink: 0 });
export const full = style({ fill: vars.background.series2 });
export const outline = style({
  fill: "none",
  stroke: vars.background.series2,
  strokeWidth: 1.5,
  strokeLinejoin: "round",
});
