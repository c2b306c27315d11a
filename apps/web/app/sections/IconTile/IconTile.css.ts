import { vars } from "@mortgage-kit/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const tile = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "3.5rem",
  blockSize: "3.5rem",
  borderRadius: vars.radius.small,
});

export const colour = styleVariants({
  water: [tile, { backgroundColor: vars.chart.depth3, color: vars.ground.strong }],
  land: [tile, { backgroundColor: vars.chart.land, color: vars.ground.strong }],
  shallow: [tile, { backgroundColor: vars.chart.depth1, color: vars.ground.strong }],
  deep: [tile, { backgroundColor: vars.ground.strong, color: vars.ground.surface }],
});
