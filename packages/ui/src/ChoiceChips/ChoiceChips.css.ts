import { style } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const chips = style({ display: "flex", flexWrap: "wrap", gap: vars.space.xs });

export const chip = style({
  ...textStyle("small"),
  minBlockSize: vars.control.heightSmall,
  padding: `${vars.space.xxs} ${vars.space.m}`,
  border: `${vars.line.hair} solid ${vars.background.edge}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.background.surface,
  fontWeight: 500,
  overflowWrap: "anywhere",
  cursor: "pointer",
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    "&:hover": { backgroundColor: vars.background.tint, borderColor: vars.background.text },
    "&[aria-pressed='true']": {
      backgroundColor: vars.background.strong,
      borderColor: vars.background.strong,
      color: vars.background.surface,
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
