import { styleVariants } from "@vanilla-extract/css";

const square = (size: string) => ({
  inlineSize: size,
  blockSize: size,
  flexShrink: 0,
  // Of a box as wide as its content, a percentage is none in Firefox.
  maxInlineSize: "none",
});

export const size = styleVariants({
  s: square("1em"),
  m: square("1.25em"),
  l: square("1.75em"),
  xl: square("2.25em"),
});
