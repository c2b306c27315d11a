import { style } from "@vanilla-extract/css";

/** A mail address in running text may be longer than a line of a phone. */
export const paragraphs = style({
  minInlineSize: 0,
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
});
