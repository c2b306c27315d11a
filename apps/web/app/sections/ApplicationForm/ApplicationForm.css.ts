import { style } from "@vanilla-extract/css";

/** Out of sight and out of the way, yet not hidden in a manner that simple programs look for. */
export const trap = style({
  position: "absolute",
  insetInlineStart: 0,
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});
