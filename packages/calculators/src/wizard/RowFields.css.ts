import { media, vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";

export const removable = style({
  display: "grid",
  gap: vars.space.xs,
  alignItems: "end",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

export const legend = style({
  paddingBlockEnd: vars.space.xs,
  fontFamily: vars.font.heading,
  fontSize: vars.type.subheading.size,
  overflowWrap: "anywhere",
});

export const column = style({ display: "grid", gap: vars.space.m });

export const columns = style([
  column,
  { "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } },
]);
