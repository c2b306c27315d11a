import { media, queryContainer, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

export const map = style({
  ...queryContainer,
  display: "grid",
  overflow: "hidden",
  backgroundColor: vars.chart.land,
  "@media": { print: { breakInside: "avoid" } },
});

/** The drawing and the names lie on each other. The drawing's shape gives the map its height. */
const layer = style({ gridArea: "1 / 1", inlineSize: "100%" });

/** The drawing has no colours of its own. */
export const drawing = style([
  layer,
  {
    display: "block",
    blockSize: "auto",
    color: vars.chart.landLine,
    fill: vars.chart.waterLine,
    stroke: vars.chart.waterLine,
    // Forced colours do not reach a drawing. Lines without tints leave its names legible.
    "@media": {
      [media.forcedColors]: { color: "GrayText", fill: "none", stroke: "CanvasText" },
    },
  },
]);

/** No text is smaller than 13 px. A drawing's file inherits the letters, and the brokerage's town its colour. */
export const names = style([
  layer,
  {
    blockSize: "100%",
    overflow: "visible",
    color: vars.background.action,
    fill: vars.background.text,
    stroke: vars.chart.land,
    strokeWidth: 3,
    strokeLinejoin: "round",
    paintOrder: "stroke",
    fontSize: "0.8125rem",
    fontWeight: 600,
    "@container": { "(min-width: 28rem)": { fontSize: "0.9375rem" } },
    "@media": { [media.forcedColors]: { fill: "CanvasText", stroke: "Canvas" } },
  },
]);

export const place = style({ overflow: "visible" });
export const point = style({ fill: vars.background.action, stroke: vars.chart.land });
const beside = style({ fontWeight: 400 });
export const person = styleVariants({
  left: [beside, { textAnchor: "end" }],
  right: [beside, { textAnchor: "start" }],
});
export const personName = style({ fontWeight: 700 });

globalStyle(`${map} a:hover text`, { textDecoration: "underline" });
globalStyle(`${map} a:focus-visible`, {
  outline: `${vars.line.strong} solid ${vars.background.focus}`,
  outlineOffset: "2px",
});
