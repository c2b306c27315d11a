import { room, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** Aligned with the content of the card above it. */
export const steps = style({
  display: "grid",
  gap: vars.space.xxs,
  padding: `clamp(${vars.space.m}, 4vw, ${vars.space.l})`,
  paddingBlock: 0,
});

export const text = style({
  color: vars.background.soft,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  "@container": { [room.belowTablet]: { display: "none" } },
});
