import { media, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const top = style({
  display: "grid",
  gap: `${vars.space.s} ${vars.space.l}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))",
  "@media": {
    [media.tablet]: { gap: vars.space.l, gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [media.desktop]: { gap: vars.space.xl, gridTemplateColumns: "1.5fr 1fr 1fr 1fr" },
    print: { display: "none" },
  },
});

export const brokerage = style({
  gridColumn: "1 / -1",
  "@media": { [media.desktop]: { gridColumn: "auto" } },
});

export const links = style({
  display: "grid",
  gridAutoRows: `minmax(${vars.control.heightSmall}, auto)`,
  alignItems: "center",
});

// Keeps the target of a two-line link apart from those of its neighbours.
globalStyle(`${links} > li:has(> :only-child)`, { paddingBlock: vars.space.xs });

/** On a phone the list of people takes both columns, because it has titles below the names. */
export const people = style({
  gridColumn: "1 / -1",
  "@media": { [media.tablet]: { gridColumn: "auto" } },
});

export const peopleLinks = style({
  columnGap: vars.space.l,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const address = style({
  display: "grid",
  fontStyle: "normal",
  color: vars.background.soft,
});

export const legal = style({
  paddingBlockStart: vars.space.s,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
});

export const legalLinks = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${vars.space.m}`,
  fontSize: vars.type.small.size,
  lineHeight: vars.control.heightSmall,
});
