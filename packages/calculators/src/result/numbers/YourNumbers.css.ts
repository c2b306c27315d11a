import { room, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Room below a field that is scrolled into view, for the answer that sticks there. */
const answerRoom = vars.space.xxxl;

export const fields = style({});
globalStyle(`${fields} input`, { scrollMarginBlockEnd: answerRoom });

/**
 * Sticks to the bottom while a number is changed, below every heading of its card; hidden where the
 * answer is beside the numbers. It has no height, so that nothing moves when it comes and goes.
 */
export const sticky = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  display: "none",
  blockSize: 0,
  // Cancels the gap of the card.
  marginBlockStart: `calc(-1 * ${vars.space.s})`,
  selectors: { [`${fields}:focus-within ~ &`]: { display: "block" } },
  "@media": { print: { display: "none !important" } },
  "@container": { [room.desktop]: { display: "none !important" } },
});

export const stickyAnswer = style({
  position: "absolute",
  insetBlockEnd: 0,
  insetInline: `calc(-1 * ${vars.space.xs})`,
  padding: vars.space.xs,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
  backgroundColor: vars.background.surface,
  fontSize: vars.type.small.size,
  fontWeight: 600,
  textAlign: "center",
});
