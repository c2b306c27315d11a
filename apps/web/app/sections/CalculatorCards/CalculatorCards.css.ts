import { media, vars } from "@simcoe/ui";
import { style, styleVariants } from "@vanilla-extract/css";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: vars.space.xl,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "3.5rem minmax(0, 1fr)",
  columnGap: vars.space.m,
  paddingBlock: vars.space.l,
  borderBlockStart: `${vars.line.hair} solid ${vars.ground.rule}`,
});

const tile = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "3.5rem",
  blockSize: "3.5rem",
  borderRadius: vars.radius.small,
});

export const icon = styleVariants({
  water: [tile, { backgroundColor: vars.chart.depth3, color: vars.ground.strong }],
  land: [tile, { backgroundColor: vars.chart.land, color: vars.ground.strong }],
  shallow: [tile, { backgroundColor: vars.chart.depth1, color: vars.ground.strong }],
  deep: [tile, { backgroundColor: vars.ground.strong, color: vars.ground.surface }],
});

export const words = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: vars.space.s,
});

export const time = style({ display: "inline-flex", alignItems: "center", gap: vars.space.xs });
