import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

const knobSize = vars.space.l;

export const slider = style({ display: "grid", gap: vars.space.xxs });

export const track = style({ position: "relative", blockSize: "1.75rem" });

/** As wide as the way of the knob's middle. */
export const rail = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: `calc(${knobSize} / 2)`,
  inlineSize: `calc(100% - ${knobSize})`,
  blockSize: "100%",
  overflow: "visible",
  pointerEvents: "none",
  selectors: { "[dir='rtl'] &": { transform: "scaleX(-1)" } },
});

export const line = style({ stroke: vars.background.edge, strokeWidth: 3 });
export const filled = style({ stroke: vars.background.series1, strokeWidth: 5 });
export const mark = style({
  stroke: vars.background.action,
  strokeWidth: 3,
  "@media": { [media.forcedColors]: { stroke: "Highlight" } },
});

const knob = {
  boxSizing: "border-box",
  inlineSize: knobSize,
  blockSize: knobSize,
  border: `4px solid ${vars.background.surface}`,
  borderRadius: "50%",
  backgroundColor: vars.background.strong,
  boxShadow: `0 0 0 ${vars.line.strong} ${vars.background.strong}`,
  transform: "scale(0.8)",
  "@media": {
    [media.forcedColors]: {
      borderColor: "Canvas",
      backgroundColor: "CanvasText",
      forcedColorAdjust: "none",
    },
  },
} as const;

/** Drawn lower than a finger needs, so the control reaches beyond the track. */
export const input = style({
  position: "absolute",
  insetBlock: `calc((1.75rem - ${vars.control.heightSmall}) / 2)`,
  insetInline: 0,
  blockSize: vars.control.heightSmall,
  inlineSize: "100%",
  appearance: "none",
  background: "transparent",
  cursor: "pointer",
  selectors: {
    "&::-webkit-slider-thumb": { ...knob, appearance: "none" },
    "&::-moz-range-thumb": knob,
  },
});

/** Holds two lines, so that another sentence moves nothing below it. */
export const turn = style([
  textStyle("tiny"),
  { minBlockSize: "2lh", color: vars.background.text },
]);
