import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.m,
  minInlineSize: 0,
  containerType: "inline-size",
});
export const title = style({ fontWeight: 650 });
export const summary = style([
  textStyle("small"),
  { maxInlineSize: vars.measure.text, color: vars.ground.soft },
]);

const drawn = style({ inlineSize: "100%", blockSize: "auto", overflow: "visible" });
const hiddenWhere = (...rooms: string[]) => ({
  "@container": Object.fromEntries(rooms.map((room) => [room, { display: "none" }])),
});

/** Each fills the column that it is drawn for. */
export const drawing = styleVariants({
  phone: [drawn, hiddenWhere("(min-width: 30rem)")],
  small: [drawn, hiddenWhere("(max-width: 29.99rem)", "(min-width: 45rem)")],
  tablet: [drawn, hiddenWhere("(max-width: 44.99rem)", "(min-width: 62rem)")],
  page: [drawn, hiddenWhere("(max-width: 61.99rem)")],
});

// Lengths in a drawing are units of its view box, not CSS pixels.
const halo = {
  paintOrder: "stroke",
  stroke: vars.ground.surface,
  strokeWidth: 4,
  strokeLinejoin: "round",
  // The halo would be of the colour of the letters.
  "@media": { [media.forcedColors]: { fill: "CanvasText", stroke: "none" } },
} as const;

export const tick = style({
  ...halo,
  fill: vars.ground.soft,
  fontSize: 13,
  fontVariantNumeric: "tabular-nums lining-nums",
});
export const name = style({
  fill: vars.ground.text,
  fontSize: 14,
  fontWeight: 600,
  "@media": { [media.forcedColors]: { fill: "CanvasText", stroke: "none" } },
});
export const note = style({ ...halo, fill: vars.ground.text, fontSize: 14, fontWeight: 600 });

export const rule = style({ stroke: vars.ground.rule });
export const zero = style({ stroke: vars.ground.edge });
export const leader = style({ fill: "none", stroke: vars.ground.edge });

const scaleBar = style({ stroke: vars.ground.text, strokeWidth: 0.75 });
export const stripe = styleVariants({
  filled: [scaleBar, { fill: vars.ground.text }],
  open: [scaleBar, { fill: vars.ground.surface }],
});

const line = style({ fill: "none", strokeWidth: 2.5, strokeLinejoin: "round" });
export const seriesLine = styleVariants({
  1: [line, { stroke: vars.ground.series1 }],
  2: [line, { stroke: vars.ground.series2, strokeDasharray: "7 4" }],
  3: [line, { stroke: vars.ground.series3, strokeDasharray: "2 3" }],
});

export const fill = styleVariants({
  1: { fill: vars.ground.series1 },
  2: { fill: vars.ground.series2 },
  3: { fill: vars.ground.series3 },
  4: { fill: vars.ground.series4 },
});

export const paper = style({ fill: vars.ground.surface });
export const strong = style({ fill: vars.ground.strong });
export const areaEdge = style({ fill: "none", stroke: vars.ground.text, strokeWidth: 1 });

export const crossing = style({
  fill: vars.ground.surface,
  stroke: vars.ground.text,
  strokeWidth: 2,
});
export const crossingLine = style({ stroke: vars.ground.text, strokeDasharray: "1 3" });
