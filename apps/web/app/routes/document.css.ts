import { style } from "@vanilla-extract/css";

/** Text that can break anywhere, because a mail address may be longer than a line on a phone. */
export const paragraphs = style({
  minInlineSize: 0,
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
});
