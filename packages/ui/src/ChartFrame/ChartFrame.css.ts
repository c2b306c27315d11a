import { style, styleVariants } from "@vanilla-extract/css";
import { media, queryContainer } from "../theme/media.ts";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const frame = style({
  ...queryContainer,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xs,
});
export const title = style({ fontWeight: 650 });
export const summary = style([
  textStyle("small"),
  { maxInlineSize: vars.measure.text, color: vars.background.soft },
]);

const drawn = style({ inlineSize: "100%", blockSize: "auto", overflow: "visible" });
const hiddenWhere = (...rooms: string[]) => ({
  "@container": Object.fromEntries(rooms.map((room) => [room, { display: "none" }])),
});

/** Each drawing fills the column width that it is made for. */
export const drawing = styleVariants({
  phone: [drawn, hiddenWhere("(min-width: 30rem)")],
  small: [drawn, hiddenWhere("(max-width: 29.99rem)", "(min-width: 45rem)")],
  tablet: [drawn, hiddenWhere("(max-width: 44.99rem)", "(min-width: 62rem)")],
  page: [drawn, hiddenWhere("(max-width: 61.99rem)")],
});

// Lengths in a drawing are units of its view box, not CSS pixels.
const halo = {
  paintOrder: "stroke",
  stroke: vars.background.surface,
  strokeWidth: 4,
  strokeLinejoin: "round",
  // In forced colours the halo would have the text's colour.
  "@media": { [media.forcedColors]: { fill: "CanvasText", stroke: "none" } },
} as const;

export const tick = style({
  ...halo,
  fill: vars.background.soft,
  fontSize: 13,
  fontVariantNumeric: "tabular-nums lining-nums",
});
export const name = style({
  fill: vars.background.text,
  fontSize: 14,
  fontWeight: 600,
  "@media": { [media.forcedColors]: { fill: "CanvasText", stroke: "none" } },
});
export const note = style({ ...halo, fill: vars.background.text, fontSize: 14, fontWeight: 600 });

export const rule = style({ stroke: vars.background.rule });
export const zero = style({ stroke: vars.background.edge });
export const leader = style({ fill: "none", stroke: vars.background.edge });

const scaleBar = style({ stroke: vars.background.text, strokeWidth: 0.75 });
export const stripe = styleVariants({
  filled: [scaleBar, { fill: vars.background.text }],
  open: [scaleBar, { fill: vars.background.surface }],
});

const line = style({ fill: "none", strokeWidth: 2.5, strokeLinejoin: "round" });
export const seriesLine = styleVariants({
  1: [line, { stroke: vars.background.series1 }],
  2: [line, { stroke: vars.background.series2, strokeDasharray: "7 4" }],
  3: [line, { stroke: vars.background.series3, strokeDasharray: "2 3" }],
});

export const fill = styleVariants({
  1: { fill: vars.background.series1 },
  2: { fill: vars.background.series2 },
  3: { fill: vars.background.series3 },
  4: { fill: vars.background.series4 },
});

export const paper = style({ fill: vars.background.surface });
export const areaEdge = style({ fill: "none", stroke: vars.background.text, strokeWidth: 1 });

export const crossing = style({
  fill: vars.background.surface,
  stroke: vars.background.text,
  strokeWidth: 2,
});
export const crossingLine = style({ stroke: vars.background.text, strokeDasharray: "1 3" });
