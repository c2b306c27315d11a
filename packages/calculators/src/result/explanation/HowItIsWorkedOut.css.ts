import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const parts = style({
  display: "grid",
  gap: vars.space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const points = style({
  display: "grid",
  gap: vars.space.xs,
  maxInlineSize: vars.measure.text,
  paddingInlineStart: vars.space.m,
  listStyle: "disc",
});
