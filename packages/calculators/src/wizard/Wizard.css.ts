import { room, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** Leaves a small margin above a step that is scrolled into view. */
export const wizard = style({ scrollMarginBlockStart: vars.space.xxs });

/** The result with its numbers beside it, or below it in narrow containers. */
export const answered = style([
  wizard,
  {
    display: "grid",
    gap: vars.space.m,
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    "@container": {
      [room.desktop]: { gap: vars.space.l, gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" },
    },
  },
]);

/** Title of a group of figures, smaller than a section's title. */
export const group = style({
  display: "block",
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
});

export const stepper = style({ "@media": { print: { display: "none" } } });

export const notes = style({
  paddingInlineStart: vars.space.m,
  listStyle: "disc",
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  color: vars.background.soft,
});
