import { room, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const hair = `${vars.line.hair} solid ${vars.background.rule}`;

export const facts = style({
  display: "grid",
  paddingBlockStart: vars.space.xs,
  borderBlockStart: hair,
});

/** Puts the question beside its control, and the effect of another answer below. */
export const fact = style({
  display: "grid",
  // A minimum of 0, so that a long option name cannot widen the column beyond the page.
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space.xxs,
  paddingBlock: vars.space.xs,
  selectors: { "& + &": { borderBlockStart: hair } },
  "@container": {
    [room.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: vars.space.m,
      alignItems: "center",
      // Keeps the lines together beside a taller fact.
      alignContent: "start",
    },
  },
});

globalStyle(`${facts}:focus-within > :not(:focus-within)`, { overflowAnchor: "none" });
globalStyle(`${facts}:focus-within ${fact}:not(:focus-within)`, { overflowAnchor: "none" });

/** Holds the questions and the answer that sticks below them, in a gap of its own. */
export const answered = style({ display: "grid", gap: vars.space.s });

export const pairs = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: vars.space.xxl,
  "@container": { [room.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

// The second fact is in the first row, so it needs no line above it.
globalStyle(`${pairs} > :nth-child(2)`, {
  "@container": { [room.desktop]: { borderBlockStart: 0 } },
});

/** One buyer's facts, without the browser's fieldset border. */
export const buyer = style({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const buyerName = style({
  paddingBlockStart: vars.space.xs,
  fontFamily: vars.font.heading,
  fontSize: vars.type.subheading.size,
});

export const ask = style({ fontSize: vars.type.small.size, fontWeight: 600, lineHeight: 1.35 });
export const hint = style({
  display: "block",
  color: vars.background.soft,
  fontSize: vars.type.tiny.size,
  fontWeight: 400,
});

/** Wide enough for seven digits. */
export const control = style({ minInlineSize: "min(9.5rem, 100%)", maxInlineSize: "100%" });
export const select = style({
  "@container": { [room.tablet]: { inlineSize: "19rem", maxInlineSize: "100%" } },
});

export const effect = style({
  gridColumn: "1 / -1",
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.lineHeight,
  textWrap: "pretty",
});
