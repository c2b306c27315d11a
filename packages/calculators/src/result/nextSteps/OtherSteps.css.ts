import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** Aligned with the content of the card above it. */
export const steps = style({
  display: "grid",
  gap: vars.space.xxs,
  paddingInline: `clamp(${vars.space.m}, 4vw, ${vars.space.l})`,
});

/** Rows as high as a finger needs, in as many columns as fit. */
export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(9rem, 100%), 1fr))",
  gridAutoRows: `minmax(${vars.control.heightSmall}, auto)`,
  columnGap: vars.space.m,
  alignItems: "center",
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
});
