import { textStyle, vars } from "@mortgage-kit/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const line = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.xs,
  color: vars.background.text,
  fontVariantNumeric: "tabular-nums",
  fontWeight: 600,
});
export const rating = styleVariants({
  written: [line, textStyle("subheading"), { fontFamily: vars.font.heading }],
  spoken: [line, textStyle("small")],
});

export const stars = style({ blockSize: "1.15em", inlineSize: "auto", flexShrink: 0 });

const fill = { fill: vars.background.series2 };
const stroke = {
  stroke: vars.background.series2,
  strokeWidth: 1.5,
  strokeLinejoin: "round",
} as const;
export const whole = style({ ...fill, ...stroke });
export const half = style(fill);
export const outline = style({ fill: "none", ...stroke });
