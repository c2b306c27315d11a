import { room, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** The step that the focus moves to does not touch the edge, nor leave half a line of what stands above it. */
export const wizard = style({ scrollMarginBlockStart: vars.space.xxs });

/** The answer with its numbers beside it, or below it on a phone. */
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

/** Whole sentences are set smaller than names. */
export const verdict = style({
  display: "block",
  fontSize: "0.8em",
  textWrap: "pretty",
  "@container": { [room.belowTablet]: { fontSize: "0.78em" } },
});

/** Small figures beside one another, as many as there is room for. */
export const beside = style({
  display: "grid",
  gap: `${vars.space.xxs} ${vars.space.m}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))",
});

/** Names a group among others, not a section. */
export const group = style({
  display: "block",
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
});

export const name = style({
  fontSize: vars.type.tiny.size,
  lineHeight: vars.type.tiny.lineHeight,
  color: vars.background.soft,
});

export const value = style({
  fontWeight: 650,
  fontVariantNumeric: "tabular-nums lining-nums",
  overflowWrap: "anywhere",
});

export const stepper = style({ "@media": { print: { display: "none" } } });

export const notes = style({
  display: "grid",
  columnGap: vars.space.xl,
  paddingInlineStart: vars.space.m,
  listStyle: "disc",
  "@container": { [room.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  color: vars.background.soft,
});
