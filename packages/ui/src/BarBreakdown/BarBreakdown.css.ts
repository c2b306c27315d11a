import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

const pageRoom = "(min-width: 36rem)";

// The rows share the columns of the list, so every bar starts from the same zero.
export const rows = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space.m,
  "@container": {
    [pageRoom]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr) minmax(7rem, auto)" },
  },
});

export const row = style({
  display: "grid",
  gridColumn: "1 / -1",
  gridTemplateColumns: ["inherit", "subgrid"],
  rowGap: vars.space.xxs,
  alignItems: "baseline",
  paddingBlock: vars.space.xs,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  "@container": { [pageRoom]: { alignItems: "center" } },
});

export const label = style({ overflowWrap: "anywhere" });

export const value = style({
  fontVariantNumeric: "tabular-nums lining-nums",
  fontWeight: 600,
  textAlign: "end",
  "@container": { [pageRoom]: { gridColumn: 3, gridRow: 1 } },
});

export const bar = style({
  gridColumn: "1 / -1",
  "@container": { [pageRoom]: { gridColumn: 2, gridRow: 1 } },
});

export const track = style({
  inlineSize: "100%",
  blockSize: vars.space.m,
  overflow: "visible",
});

// A stroke keeps a value too small for its bar visible as a line.
export const shape = styleVariants({
  more: { fill: vars.background.series1, stroke: vars.background.series1 },
  less: { stroke: vars.background.series2 },
  other: { fill: "none", stroke: vars.background.series1 },
});

/** Separates the parts of a bar. */
export const partEnd = style({ stroke: vars.background.surface, strokeWidth: 3 });

// A line ends between two parts, not within one.
export const parts = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  color: vars.background.soft,
  fontSize: vars.type.tiny.size,
  lineHeight: vars.type.tiny.lineHeight,
});

export const zero = style({ stroke: vars.background.text });
