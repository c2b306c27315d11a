import { room, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

const hair = `${vars.line.hair} solid ${vars.background.rule}`;

export const message = style({
  padding: vars.space.m,
  border: hair,
  borderRadius: vars.radius.small,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

export const byHand = style([
  message,
  { inlineSize: "100%", backgroundColor: vars.background.surface, resize: "vertical" },
]);

export const sideBySide = style({
  display: "grid",
  gap: vars.space.l,
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@container": { [room.wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});

export const lines = style({ display: "grid", gap: vars.space.xs });

export const legend = style({ paddingBlockEnd: vars.space.xs });
