import { media, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Left out below a result on a phone, which is long enough; the menu has the same links. */
export const folded = style({
  "@media": {
    "screen and (max-width: 43.99em)": {
      selectors: { "html:has([data-answered]) &": { display: "none" } },
    },
  },
});

export const top = style([
  {
    display: "grid",
    gap: `${vars.space.s} ${vars.space.l}`,
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))",
    "@media": {
      [media.tablet]: { gap: vars.space.l, gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [media.desktop]: { gap: vars.space.xl, gridTemplateColumns: "1.45fr 0.85fr 0.95fr 1.5fr" },
      print: { display: "none" },
    },
  },
  folded,
]);

export const brokerage = style({
  gridColumn: "1 / -1",
  "@media": { [media.desktop]: { gridColumn: "auto" } },
});

/** Rows of one height, so that the lines of all columns are level. */
export const links = style({
  display: "grid",
  gridAutoRows: `minmax(${vars.control.heightSmall}, auto)`,
  alignItems: "center",
});

/** A name and its title in one line if they fit, on narrow screens in columns of their own. */
export const people = style({
  gridColumn: "1 / -1",
  "@media": { [media.desktop]: { gridColumn: "auto" } },
});

export const peopleLinks = style({
  columnGap: vars.space.l,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const person = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.s,
});

export const address = style({
  display: "grid",
  fontStyle: "normal",
  color: vars.background.soft,
});

export const legal = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space.s,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
});

/** Lines of even length, so that no link stands alone in the last. */
export const legalLinks = style({
  textWrap: "balance",
  fontSize: vars.type.small.size,
  lineHeight: vars.control.heightSmall,
});

globalStyle(`${legalLinks} > *`, { display: "inline-block", marginInlineEnd: vars.space.m });
