import { media, room, vars } from "@mortgage-kit/ui/theme";
import { keyframes, style } from "@vanilla-extract/css";

/**
 * Sticks to the bottom while a control before it is in use; hidden beside the numbers, and while
 * the verdict has the focus. Keeps its room, so that nothing moves, and at rest covers nothing.
 */
export const sticky = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  display: "none",
  blockSize: "3.25rem",
  // Cancels the gap of the card, and lies over its padding.
  marginBlockStart: `calc(-1 * ${vars.space.s})`,
  marginBlockEnd: `calc(-1 * ${vars.space.m})`,
  // Must not take a press that is meant for a control below it.
  pointerEvents: "none",
  selectors: { ":has(input, select) ~ &": { display: "block" } },
  "@media": {
    [media.low]: { display: "none !important" },
    print: { display: "none !important" },
  },
  "@container": { [room.desktop]: { display: "none !important" } },
});

export const answer = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInline: `calc(-1 * ${vars.space.xs})`,
  display: "none",
  padding: vars.space.xs,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
  backgroundColor: vars.background.surface,
  fontSize: vars.type.small.size,
  fontWeight: 600,
  textAlign: "center",
  selectors: {
    [`:has(input:focus, select:focus) ~ ${sticky} > &`]: { display: "block" },
  },
});

const fade = keyframes({ from: { backgroundColor: vars.callout.caution.surface } });

export const changed = style({ animation: `${fade} 1.4s ease-out` });
