import { style } from "@vanilla-extract/css";

/** Lines of even length keep a number and its noun together on a phone. */
export const rate = style({ textWrap: "balance" });
