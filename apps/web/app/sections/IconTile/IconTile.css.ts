import { backgrounds, vars } from "@mortgage-kit/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const tile = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "3.5rem",
  blockSize: "3.5rem",
  borderRadius: vars.radius.small,
});

export const colour = styleVariants({
  water: [tile, { backgroundColor: vars.chart.depth3, color: vars.background.strong }],
  land: [tile, { backgroundColor: vars.chart.land, color: vars.background.strong }],
  shallow: [tile, { backgroundColor: vars.chart.depth1, color: vars.background.strong }],
  deep: [tile, backgrounds.deep],
});

/** A large text size puts the title below the icon. */
export const opening = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.xs} ${vars.space.m}`,
});

export const title = style({ flex: "1 1 10rem" });
