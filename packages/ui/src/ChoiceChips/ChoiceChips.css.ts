import { style } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const chips = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs });

export const chip = style({
  ...textStyle("small"),
  minBlockSize: vars.control.heightSmall,
  padding: `${vars.space.xxs} ${vars.space.m}`,
  border: `${vars.line.hair} solid ${vars.ground.edge}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.ground.surface,
  fontWeight: 500,
  cursor: "pointer",
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    "&:hover": { backgroundColor: vars.ground.tint, borderColor: vars.ground.text },
    "&[aria-pressed='true']": {
      backgroundColor: vars.ground.strong,
      borderColor: vars.ground.strong,
      color: vars.ground.surface,
    },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        "&[aria-pressed='true']": {
          forcedColorAdjust: "none",
          backgroundColor: "Highlight",
          borderColor: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
});
