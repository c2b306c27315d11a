import { media, queryContainer, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "../../look/buildLook.ts";

/** A sheet with room for larger portraits and letters than on a phone. */
const roomy = "(min-width: 28rem)";

export const sheet = style({
  ...queryContainer,
  display: "grid",
  overflow: "hidden",
  backgroundColor: vars.chart.land,
  "@media": { print: { breakInside: "avoid" } },
});

/** The drawing and the labels lie on each other. The drawing's shape gives the sheet its height. */
const layer = style({ gridArea: "1 / 1", inlineSize: "100%" });

/** The drawing has no colours of its own: see `sheetSvg`. */
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

export const labels = style([layer, { blockSize: "100%", overflow: "visible" }]);

export const mark = style({ overflow: "visible" });

const letters = style({
  fill: vars.background.text,
  stroke: vars.chart.land,
  strokeOpacity: 0.85,
  strokeWidth: 3,
  strokeLinejoin: "round",
  paintOrder: "stroke",
  "@media": { [media.forcedColors]: { fill: "CanvasText", stroke: "Canvas" } },
});

export const anchor = styleVariants({
  on: [letters, { textAnchor: "middle" }],
  right: [letters, { textAnchor: "start" }],
  left: [letters, { textAnchor: "end" }],
  below: [letters, { textAnchor: "middle" }],
  above: [letters, { textAnchor: "middle" }],
});

/** On a narrow sheet no text is smaller than 12 px. */
export const line = styleVariants({
  town: {
    fontSize: "0.8125rem",
    fontWeight: 600,
    "@container": { [roomy]: { fontSize: "0.9375rem" } },
  },
  depth: {
    fill: vars.chart.waterLine,
    stroke: "none",
    fontFamily: vars.font.heading,
    fontSize: "0.75rem",
    fontStyle: "italic",
  },
  note: { fontSize: "0.75rem", "@container": { [roomy]: { fontSize: "0.8125rem" } } },
});

export const town = style({
  fill: vars.background.text,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});
export const portrait = style({
  fill: tokens.chart.land,
  stroke: vars.chart.waterLine,
  clipPath: "circle(50%)",
  "@container": { [roomy]: { transform: "scale(1.35)" } },
});
/** Text beside a portrait, which is larger on a roomy sheet. */
export const beside = style({ "@container": { [roomy]: { transform: "translateY(9px)" } } });
export const own = style({ fill: vars.background.action });
export const ownRing = style({ fill: "none", stroke: vars.background.action, strokeWidth: 1.5 });

export const course = style({ stroke: vars.background.text, strokeWidth: 1 });

globalStyle(`${sheet} a:hover text`, { textDecoration: "underline" });
globalStyle(`${sheet} a:focus-visible`, {
  outline: `${vars.line.strong} solid ${vars.background.focus}`,
  outlineOffset: "2px",
});
