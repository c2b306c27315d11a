import { vars } from "@mortgage-kit/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const names = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  fontSize: vars.type.small.size,
});

export const name = style({ display: "flex", alignItems: "center", gap: vars.space.xs });

export const sample = style({ inlineSize: "2.25rem", blockSize: "0.75rem", flex: "none" });

/** Coordinates are percentages, so that the picture fills its column without scaling its text. */
export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "17rem",
  // Space for the figures beside the picture, which no line may cross, and for the months below it.
  paddingInlineStart: "3.5rem",
  marginBlock: "0.75rem 1.75rem",
  overflow: "visible",
});

export const grid = style({ stroke: vars.background.rule, strokeWidth: 1 });

export const text = style({
  fontSize: vars.type.tiny.size,
  fill: vars.background.soft,
  fontVariantNumeric: "tabular-nums lining-nums",
});

const line = { fill: "none", strokeWidth: 3 } as const;
export const series = styleVariants({
  1: { ...line, stroke: vars.background.series1 },
  2: { ...line, stroke: vars.background.series2, strokeDasharray: "9 4" },
  3: { ...line, stroke: vars.background.series3, strokeDasharray: "3 4" },
});
