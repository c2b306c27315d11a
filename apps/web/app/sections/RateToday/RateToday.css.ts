import { style } from "@vanilla-extract/css";

/** Keeps the words of a link on one line where they fit on one. */
export const together = style({ display: "inline-block" });
