import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const art = style({ display: "block", inlineSize: "100%" });

export const fit = styleVariants({
  natural: { blockSize: "auto" },
  cover: { position: "absolute", inset: 0, blockSize: "100%", objectFit: "cover" },
});

export const keep = styleVariants({
  middle: { objectPosition: "50% 50%" },
  end: { objectPosition: "100% 50%" },
});

export const land = style({ fill: vars.chart.land });

export const landLine = styleVariants({
  thin: { fill: "none", stroke: vars.chart.landLine, strokeWidth: 0.9 },
  index: { fill: "none", stroke: vars.chart.landLine, strokeWidth: 1.5 },
});

export const shore = style({ stroke: vars.chart.waterLine, strokeWidth: 1.6 });
export const waterLine = style({ stroke: vars.chart.waterLine, strokeWidth: 0.8 });

export const depth = styleVariants({
  0: { fill: vars.chart.depth1 },
  1: { fill: vars.chart.depth2 },
  2: { fill: vars.chart.depth3 },
  3: { fill: vars.chart.depth4 },
  4: { fill: vars.chart.depth5 },
});

export const sounding = style({
  fill: vars.chart.waterLine,
  fontFamily: vars.font.heading,
  fontSize: 13,
  fontStyle: "italic",
  textAnchor: "middle",
});
