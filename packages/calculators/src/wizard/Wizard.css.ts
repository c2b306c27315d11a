import { media, vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";

/** The step that the focus moves to does not touch the edge. */
export const wizard = style({ scrollMarginBlockStart: vars.space.m });

/** The answer with its numbers beside it, or below it on a phone. */
export const answered = style([
  wizard,
  {
    display: "grid",
    gap: vars.space.m,
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    "@media": {
      [media.desktop]: { gap: vars.space.l, gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" },
    },
  },
]);

/** The headline and the lender's figure, beside one another where there is room for both. */
export const figures = style({
  display: "grid",
  gap: vars.space.m,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: vars.space.l },
  },
});

export const stepper = style({ "@media": { print: { display: "none" } } });

export const notes = style({
  display: "grid",
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  listStyle: "disc",
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  color: vars.ground.soft,
});
