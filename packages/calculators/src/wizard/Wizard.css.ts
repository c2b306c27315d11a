import { vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";

/** The step that the focus moves to does not touch the edge. */
export const wizard = style({ scrollMarginBlockStart: vars.space.m });

export const stepper = style({ "@media": { print: { display: "none" } } });

export const answers = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.xxs,
  paddingBlockStart: vars.space.xs,
  color: vars.ground.soft,
});

export const answer = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.m,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
});

export const answerLabel = style({
  flex: "1 1 7rem",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const answerValue = style({
  marginInlineStart: "auto",
  textAlign: "end",
  fontVariantNumeric: "tabular-nums lining-nums",
  overflowWrap: "anywhere",
});

export const notes = style({
  display: "grid",
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  listStyle: "disc",
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  color: vars.ground.soft,
});
