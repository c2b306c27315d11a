import { room, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** Stays at the lower edge of a phone while its numbers are changed; beside the answer it would repeat it. */
export const echo = style({
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
