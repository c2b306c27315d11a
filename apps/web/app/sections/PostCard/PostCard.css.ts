import { media, vars } from "@mortgage-kit/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";
import { depthLines } from "../depthLines.ts";

/** Selects the card, or a part of it, in the first place of a list with a lead. */
const lead = "[data-lead] > :first-child > :first-child > &";
const inLead = "[data-lead] > :first-child > :first-child > article > &";

export const card = style({
  position: "relative",
  display: "grid",
  gap: vars.space.m,
  alignContent: "start",
  minInlineSize: 0,
  paddingBlock: vars.space.l,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
  selectors: { [lead]: { paddingBlock: `0 ${vars.space.xxl}`, borderBlockStart: 0 } },
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "min(15rem, 40%) minmax(0, 1fr)",
      columnGap: vars.space.xl,
      selectors: { [lead]: { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
    [media.desktop]: {
      selectors: {
        [lead]: {
          gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
          gap: vars.space.xl,
          alignItems: "center",
        },
      },
    },
  },
});

export const cover = style({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "3 / 1",
  borderRadius: vars.radius.small,
  backgroundColor: vars.chart.depth2,
  backgroundImage: depthLines,
  selectors: { [inLead]: { aspectRatio: "16 / 9" } },
  "@media": { [media.tablet]: { aspectRatio: "16 / 9" }, print: { display: "none" } },
});

globalStyle("[data-lead] > :first-child > :first-child h3", {
  fontSize: vars.type.heading.size,
  lineHeight: vars.type.heading.lineHeight,
});

export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "1em",
  rowGap: vars.space.xxs,
  overflow: "clip",
  color: vars.background.soft,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  textWrap: "pretty",
});

// The author has a line: beside the date, name and title would wrap differently in each font.
globalStyle(`${meta} > :first-child`, { flexBasis: "100%" });

// The separator before an entry is clipped if the entry begins a line.
globalStyle(`${meta} > :not(:first-child)`, {
  position: "relative",
  marginInlineStart: "-1em",
  paddingInlineStart: "1em",
});
globalStyle(`${meta} > :not(:first-child)::before`, {
  content: ['"·"', '"·" / ""'],
  position: "absolute",
  insetInlineStart: 0,
  inlineSize: "1em",
  textAlign: "center",
});

const stacked = style({
  display: "grid",
  gap: vars.space.xs,
  justifyItems: "start",
  alignContent: "start",
});

// Beside a small cover, a row has space for two columns of text.
export const words = style([
  stacked,
  {
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        columnGap: vars.space.xl,
        selectors: { [inLead]: { gridTemplateColumns: "minmax(0, 1fr)" } },
      },
    },
  },
]);

export const column = stacked;
