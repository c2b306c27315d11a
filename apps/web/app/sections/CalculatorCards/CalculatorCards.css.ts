import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: vars.space.xl,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const row = style({
  position: "relative",
  display: "flex",
  // A large text size puts the words below the icon.
  flexWrap: "wrap",
  columnGap: vars.space.m,
  paddingBlock: vars.space.m,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
});

export const words = style({
  flex: "1 1 10rem",
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const time = style({ display: "inline-flex", alignItems: "center", gap: vars.space.xs });
