import { room, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const removable = style({
  display: "grid",
  gap: vars.space.xs,
  alignItems: "end",
  "@container": { [room.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

export const legend = style({
  paddingBlockEnd: vars.space.xs,
  fontFamily: vars.font.heading,
  fontSize: vars.type.subheading.size,
  overflowWrap: "anywhere",
});

export const column = style({ display: "grid", gap: vars.space.l });

export const columns = style([
  column,
  { "@container": { [room.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } },
]);
