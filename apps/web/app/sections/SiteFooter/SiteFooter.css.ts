import { media, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const top = style({
  display: "grid",
  gap: vars.space.l,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "1fr 1fr 1.5fr" },
    [media.desktop]: { gap: vars.space.xl, gridTemplateColumns: "1.45fr 0.85fr 0.95fr 1.5fr" },
    print: { display: "none" },
  },
});

export const brokerage = style({
  gridColumn: "1 / -1",
  "@media": { [media.desktop]: { gridColumn: "auto" } },
});

/** Rows of one height, so that the lines of all columns are level. */
export const links = style({
  fontSize: vars.type.small.size,
  display: "grid",
  gridAutoRows: "minmax(2.25rem, auto)",
  alignItems: "center",
});

export const people = style({
  gridColumn: "1 / -1",
  "@media": { [media.tablet]: { gridColumn: "auto" } },
});

/** Two people side by side on a phone, each with the title below the name. */
export const peopleLinks = style({
  columnGap: vars.space.s,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** The title stands below the name on a phone, else beside it. */
export const detail = style({
  display: "block",
  marginBlockEnd: vars.space.s,
  color: vars.background.soft,
  fontSize: vars.type.tiny.size,
  "@media": { [media.tablet]: { display: "inline", marginInlineStart: vars.space.s } },
});

export const address = style({
  fontSize: vars.type.small.size,
  display: "grid",
  fontStyle: "normal",
  color: vars.background.soft,
});

export const legal = style({
  display: "grid",
  gap: vars.space.s,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
});

/** Folded on a phone only, and only by browsers that can unfold it elsewhere. */
export const further = style({
  "@supports": {
    "selector(::details-content)": {
      "@media": {
        [media.tablet]: {
          selectors: { "&::details-content": { contentVisibility: "visible" } },
        },
      },
    },
  },
  "@media": { print: { display: "none" } },
});

export const furtherSummary = style({
  fontSize: vars.type.small.size,
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: vars.control.heightSmall,
  "@supports": {
    "selector(::details-content)": { "@media": { [media.tablet]: { display: "none" } } },
  },
});

/** Lines of even length, so that no link stands alone in the last. */
export const legalLinks = style({
  textWrap: "balance",
  fontSize: vars.type.small.size,
  lineHeight: "2.25rem",
});

globalStyle(`${legalLinks} > *`, { display: "inline-block", marginInlineEnd: vars.space.m });

/** The only list of a footer takes all the room beside the brokerage, in columns. */
export const only = style({
  gridColumn: "1 / -1",
  "@media": { [media.desktop]: { gridColumn: "2 / -1" } },
});

export const onlyLinks = style({
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 10rem), 1fr))",
});
