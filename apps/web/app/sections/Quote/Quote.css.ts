import { textStyle, vars } from "@mortgage-kit/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const quote = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  minInlineSize: 0,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.line.strong} solid ${vars.background.contour}`,
});

const words = style({
  maxInlineSize: vars.measure.text,
  color: vars.background.text,
  textWrap: "pretty",
  // The mark hangs in the margin, so the text keeps its edge.
  "::before": { content: "“", position: "absolute", transform: "translateX(-0.5em)" },
  "::after": { content: "”" },
});

export const text = styleVariants({
  m: [words, textStyle("small")],
  l: [words, textStyle("subheading"), { fontFamily: vars.font.heading, lineHeight: 1.45 }],
});

const caption = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.xs });
export const source = styleVariants({
  m: [caption, textStyle("small")],
  l: [caption, textStyle("body")],
});
export const author = style({ fontStyle: "normal", fontWeight: 650 });
export const detail = style({ color: vars.background.soft });

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
