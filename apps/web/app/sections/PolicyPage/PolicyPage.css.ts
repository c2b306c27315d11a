import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

const rule = `${vars.line.hair} solid ${vars.background.rule}`;

/** Sections in two columns of the same height, if there is room. */
export const sections = style({
  columnGap: vars.space.xxl,
  "@media": { [media.desktop]: { columnCount: 2 } },
});

export const section = style({
  paddingBlock: vars.space.l,
  borderBlockStart: rule,
  breakInside: "avoid",
});

/** Short facts, two in a row if there is room. */
export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
  columnGap: vars.space.l,
});

export const fact = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockStart: rule,
});

export const items = style({ borderBlockEnd: rule });

/** Puts what is stored and its terms beside each other, if there is room. */
export const item = style({
  display: "grid",
  gap: vars.space.s,
  paddingBlock: vars.space.m,
  borderBlockStart: rule,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
      columnGap: vars.space.xxl,
    },
  },
});

export const terms = style({
  display: "grid",
  gap: vars.space.s,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: vars.space.xl,
    },
  },
});

/** On a phone the name stands beside its text. */
export const term = style({
  display: "grid",
  gridTemplateColumns: "minmax(min-content, 1fr) minmax(0, 2fr)",
  columnGap: vars.space.m,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" } },
});
