import { vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";

/** The words stay in view, above the toast that comes with them. */
export const outcome = style({ scrollMarginBlockEnd: `calc(2 * ${vars.space.xxxl})` });

/** Out of sight and out of the way, yet not hidden in a manner that simple programs look for. */
export const trap = style({
  position: "absolute",
  insetInlineStart: 0,
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});
