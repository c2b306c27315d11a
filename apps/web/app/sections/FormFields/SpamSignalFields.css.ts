import { style } from "@vanilla-extract/css";

/** Hides the honeypot visually without `display: none`, which simple bots detect. */
export const honeypot = style({
  position: "absolute",
  insetInlineStart: 0,
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});
