import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const select = style({
  appearance: "none",
  cursor: "pointer",
  // The arrow lies over the control, so that a click on it opens the list too.
  marginInlineEnd: `calc(-1 * ${vars.space.xl})`,
  paddingInlineEnd: vars.space.xl,
  textOverflow: "ellipsis",
});
