import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media, queryContainer } from "../theme/media.ts";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const frame = style({
  ...queryContainer,
  gap: vars.space.xs,
});
export const title = style({ fontWeight: 650 });
export const summary = style([
  textStyle("small"),
  { maxInlineSize: vars.measure.text, color: vars.background.soft },
]);

const drawn = style({
  display: "block",
  inlineSize: "100%",
  minInlineSize: "15rem",
  blockSize: "auto",
  // Axes run from left to right in every script.
  direction: "ltr",
});
const hiddenWhere = (...rooms: string[]) => ({
  "@container": Object.fromEntries(rooms.map((room) => [room, { display: "none" }])),
});

/** Each drawing fills the column width that it is made for. */
export const drawing = styleVariants({
  phone: [drawn, hiddenWhere("(min-width: 25rem)")],
  small: [drawn, hiddenWhere("(max-width: 24.99rem)", "(min-width: 35rem)")],
  tablet: [drawn, hiddenWhere("(max-width: 34.99rem)", "(min-width: 50rem)")],
  page: [drawn, hiddenWhere("(max-width: 49.99rem)")],
});

/** Letters that a reader enlarged keep their size: the drawing then scrolls. */
export const drawings = style({ overflowX: "auto" });

// Lengths in a drawing are units of its view box, not CSS pixels.
const halo = {
  paintOrder: "stroke",
  stroke: vars.background.surface,
  strokeWidth: 4,
  strokeLinejoin: "round",
  // In forced colours the halo would have the text's colour.
  "@media": { [media.forcedColors]: { fill: "CanvasText", stroke: "none" } },
} as const;

// 0.875rem are 14 units of a drawing at the usual letter size, and more for who enlarges it.
const letters = { ...halo, fill: vars.background.text, fontSize: "0.875rem" } as const;
const strong = { ...letters, fontWeight: 600 } as const;
export const texts = styleVariants({
  tick: { ...letters, fill: vars.background.soft, fontVariantNumeric: "tabular-nums lining-nums" },
  name: strong,
  note: strong,
});

/** Texts on filled areas: on a pattern the halo is a plate. */
export const onAreas = style({});
globalStyle(`${onAreas} text`, { strokeWidth: 10 });

export const rule = style({ stroke: vars.background.rule });
export const zero = style({ stroke: vars.background.edge });

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

export const mark = style({
  fill: vars.background.surface,
  stroke: vars.background.text,
  strokeWidth: 2,
});
export const leader = style({ stroke: vars.background.soft });
export const placeLine = style({ stroke: vars.background.text, strokeDasharray: "1 3" });
