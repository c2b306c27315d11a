import { room, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** Sticks to the bottom while numbers are changed; hidden where the answer is beside the numbers. */
export const stickyAnswer = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  marginInline: `calc(-1 * ${vars.space.xs})`,
  padding: vars.space.xs,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
  backgroundColor: vars.background.surface,
  fontSize: vars.type.small.size,
  fontWeight: 600,
  textAlign: "center",
  "@media": { print: { display: "none" } },
  "@container": { [room.desktop]: { display: "none" } },
});
