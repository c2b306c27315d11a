import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** Aligned with the content of the card above it. */
export const steps = style({
  display: "grid",
  gap: vars.space.xxs,
  paddingInline: `clamp(${vars.space.m}, 4vw, ${vars.space.l})`,
});

/** As high as a finger needs. */
export const step = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.control.heightSmall,
});
