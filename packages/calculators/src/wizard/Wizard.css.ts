import { room, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

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

/** Keeps a typed number in its place instead of a line of the result, whose length changes. */
globalStyle(`${answered}:has(> div :focus) > section:first-child:not(:focus-within)`, {
  overflowAnchor: "none",
});

// The same for a fact: the browser keeps the part of the result that has the focus in its place.
globalStyle(`${answered} > section:focus-within > :not(:focus-within)`, { overflowAnchor: "none" });

/** Title of a group of figures, smaller than a section's title. */
export const group = style({
  display: "block",
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
});

/** Messages about typing use the space below a field, two lines high, so that nothing moves with them. */
export const fields = style({
  display: "grid",
  gap: "2.25rem",
  gridTemplateColumns: "minmax(0, 1fr)",
});
globalStyle(`${fields} :has(> [data-message])`, { position: "relative" });
globalStyle(`${fields} [data-message]`, {
  position: "absolute",
  insetBlockStart: "100%",
  insetInline: 0,
  margin: 0,
  fontSize: vars.type.tiny.size,
  lineHeight: 1.25,
});

/** Requirement of a step that is met: it keeps its place. */
export const met = style({ visibility: "hidden" });

export const groups = style({
  display: "grid",
  gap: `${vars.space.xs} ${vars.space.xl}`,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
  alignItems: "start",
});

export const stepper = style({ "@media": { print: { display: "none" } } });

export const notes = style({
  paddingInlineStart: vars.space.m,
  listStyle: "disc",
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  color: vars.background.soft,
});
