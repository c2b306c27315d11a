import { style } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const stepper = style([
  textStyle("small"),
  {
    display: "grid",
    gridTemplateColumns: "1fr auto",
    gap: vars.space.xs,
    color: vars.background.soft,
    fontVariantNumeric: "tabular-nums",
  },
]);

export const step = style({ color: vars.background.text, fontWeight: 600 });
export const share = style({ textAlign: "end" });

const thin = vars.space.xxs;

export const bar = style({
  gridColumn: "1 / -1",
  appearance: "none",
  inlineSize: "100%",
  blockSize: thin,
  border: "none",
  borderRadius: vars.radius.small,
  overflow: "hidden",
  backgroundColor: vars.background.rule,
  color: vars.background.series1,
  selectors: {
    "&::-webkit-progress-bar": { backgroundColor: vars.background.rule },
    "&::-webkit-progress-value": {
      backgroundColor: vars.background.series1,
      transition: `inline-size ${vars.motion.calm} ease-out`,
    },
    "&::-moz-progress-bar": { backgroundColor: vars.background.series1 },
  },
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});
