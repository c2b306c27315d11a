import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const arrived = style({
  display: "grid",
  gap: vars.space.m,
  selectors: { "&:not(:empty)": { paddingBlockEnd: vars.space.l } },
});

export const figures = style({
  display: "grid",
  gap: vars.space.xxs,
  paddingBlock: vars.space.xs,
});

export const figure = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.m,
});

export const value = style({ fontWeight: 650, fontVariantNumeric: "tabular-nums lining-nums" });
