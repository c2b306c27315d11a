import { media, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

const hair = `${vars.line.hair} solid ${vars.background.rule}`;
const small = { fontSize: vars.type.small.size, lineHeight: vars.type.small.lineHeight };

export const sheet = style({
  display: "none",
  "@media": { [media.print]: { display: "block" } },
});

/**
 * Hides everything in the body except the sheet. A class, because a selector with `:has()` on the body would
 * restyle the whole page for each element that comes or gets the focus.
 */
export const printed = style({});

globalStyle(`${printed} > *:not(${sheet})`, {
  "@media": { [media.print]: { display: "none !important" } },
});

export const header = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "end",
  gap: vars.space.l,
  paddingBlockEnd: vars.space.s,
  borderBlockEnd: `${vars.line.strong} solid ${vars.background.strong}`,
});

export const brand = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.type.lead.size,
});

export const fine = style({ ...small, color: vars.background.soft });

/** Two columns of figures and of the rule's sentence; parts of several sentences span both. */
export const parts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  columnGap: vars.space.xl,
  rowGap: vars.space.m,
  alignItems: "start",
  paddingBlockStart: vars.space.m,
  ...small,
});

export const wide = style({ gridColumn: "1 / -1", breakInside: "avoid" });

export const heading = style({
  paddingBlockEnd: vars.space.xs,
  borderBlockEnd: hair,
  fontWeight: 650,
});

export const verdict = style({
  paddingBlockStart: vars.space.s,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.type.subheading.size,
  lineHeight: vars.type.subheading.lineHeight,
});

/** The largest text of the sheet. */
export const number = style({
  display: "block",
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.lineHeight,
});

export const texts = style({
  display: "grid",
  gap: vars.space.xxs,
  paddingBlockStart: vars.space.xs,
  paddingInlineStart: vars.space.m,
  listStyle: "disc",
});
