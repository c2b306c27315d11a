import { keyframes, style } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

const arrive = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  ...textStyle("small"),
  zIndex: 40,
  maxInlineSize: `min(${vars.measure.heading}, 90vw)`,
  padding: `${vars.space.xs} ${vars.space.s}`,
  border: `${vars.line.hair} solid ${vars.background.surface}`,
  borderRadius: vars.radius.small,
  overflowWrap: "anywhere",
  animation: `${arrive} ${vars.motion.quick}`,
});
