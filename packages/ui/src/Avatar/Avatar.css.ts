import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const avatar = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  overflow: "hidden",
  backgroundColor: vars.chart.land,
});

export const size = styleVariants({
  portrait: { inlineSize: "100%", aspectRatio: "4 / 5", borderRadius: vars.radius.small },
  square: { inlineSize: "100%", aspectRatio: "1", borderRadius: vars.radius.small },
  small: { inlineSize: "3rem", aspectRatio: "1", borderRadius: "50%" },
});

export const plate = style({
  position: "relative",
  inlineSize: "50%",
  maxInlineSize: "10rem",
  aspectRatio: "1",
  selectors: { [`${size.small} &`]: { inlineSize: "100%" } },
});

export const disc = style({ fill: vars.background.surface });
export const ring = style({ fill: "none", stroke: vars.background.strong, strokeWidth: 0.5 });
// A small portrait has no drawing behind it.
export const rim = style({ fill: "none", stroke: vars.background.edge, strokeWidth: 2 });

const letters = style({
  fill: vars.background.strong,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  textAnchor: "middle",
});

export const initials = styleVariants({
  portrait: [letters, { fontSize: 34 }],
  square: [letters, { fontSize: 34 }],
  small: [letters, { fontSize: 40 }],
});
