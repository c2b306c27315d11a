import { room, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/**
 * Sticks to the bottom while a control before it is in use, below every heading of its card; hidden where
 * the answer is beside the numbers, and while the verdict itself has the focus. It has no height, so that
 * nothing moves when it comes and goes.
 */
export const sticky = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  display: "none",
  blockSize: 0,
  // Cancels the gap of the card.
  marginBlockStart: `calc(-1 * ${vars.space.s})`,
  selectors: { ":has(input:focus, select:focus) ~ &": { display: "block" } },
  "@media": { print: { display: "none !important" } },
  "@container": { [room.desktop]: { display: "none !important" } },
});

export const answer = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInline: `calc(-1 * ${vars.space.xs})`,
  padding: vars.space.xs,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
  backgroundColor: vars.background.surface,
  fontSize: vars.type.small.size,
  fontWeight: 600,
  textAlign: "center",
  // Must not take a press that is meant for a control below it.
  pointerEvents: "none",
});
