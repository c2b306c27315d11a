import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

// One stroke for the whole library, defined once instead of on every drawing.
const line = style({
  flexShrink: 0,
  // Firefox treats a percentage as `none` in a box as wide as its content.
  maxInlineSize: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

const square = (size: string) => [line, { inlineSize: size, blockSize: size }];

export const size = styleVariants({
  s: square("1em"),
  m: square("1.25em"),
  l: square("1.75em"),
  xl: square("2.25em"),
});

export const link = style({ color: vars.background.link });
