import { vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Aligned with the content of the card above it. */
export const steps = style({
  display: "grid",
  gap: vars.space.xxs,
  paddingBlockStart: vars.space.s,
  paddingInline: `clamp(${vars.space.m}, 4vw, ${vars.space.l})`,
});

export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(9rem, 100%), 1fr))",
  columnGap: vars.space.m,
  alignItems: "baseline",
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
});

/** As high as a finger needs. */
globalStyle(`${list} a`, {
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.control.heightSmall,
});
