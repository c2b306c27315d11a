import { vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";

/** The sticky header must not cover the step that the focus moves to. */
export const wizard = style({ scrollMarginBlockStart: vars.space.xxxl });

export const stepper = style({ "@media": { print: { display: "none" } } });

export const answers = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) fit-content(65%)",
  gap: `${vars.space.xxs} ${vars.space.m}`,
  paddingBlockStart: vars.space.xs,
  color: vars.ground.soft,
});

export const answer = style({
  display: "grid",
  gridTemplateColumns: "subgrid",
  gridColumn: "1 / -1",
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
});

export const answerValue = style({
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
