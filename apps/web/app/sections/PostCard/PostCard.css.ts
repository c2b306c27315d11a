import { media, vars } from "@mortgage-kit/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";
import { depthLines } from "../depthLines.ts";

const base = style({
  position: "relative",
  display: "grid",
  gap: vars.space.m,
  alignContent: "start",
  minInlineSize: 0,
});

export const card = styleVariants({
  m: [
    base,
    {
      paddingBlock: vars.space.l,
      borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
      "@media": {
        [media.tablet]: {
          gridTemplateColumns: "15rem minmax(0, 1fr)",
          columnGap: vars.space.xl,
        },
      },
    },
  ],
  l: [
    base,
    {
      "@media": {
        [media.desktop]: {
          gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
          gap: vars.space.xl,
          alignItems: "center",
        },
      },
    },
  ],
});

const frame = style({
  position: "relative",
  overflow: "hidden",
  borderRadius: vars.radius.small,
  backgroundColor: vars.chart.depth2,
  backgroundImage: depthLines,
  "@media": { print: { display: "none" } },
});

export const cover = styleVariants({
  m: [frame, { aspectRatio: "3 / 1", "@media": { [media.tablet]: { aspectRatio: "16 / 9" } } }],
  l: [frame, { aspectRatio: "16 / 9" }],
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
});

/** On its own line: beside the date, name and title would wrap differently in each font. */
export const author = style({ flexBasis: "100%" });

// The separator before an entry is clipped if the entry begins a line.
export const entry = style({
  position: "relative",
  marginInlineStart: "-1em",
  paddingInlineStart: "1em",
  "::before": {
    content: ['"·"', '"·" / ""'],
    position: "absolute",
    insetInlineStart: 0,
    inlineSize: "1em",
    textAlign: "center",
  },
});

const stacked = style({
  display: "grid",
  gap: vars.space.xs,
  justifyItems: "start",
  alignContent: "start",
});

// Beside a small cover, a row has space for two columns of text.
export const words = styleVariants({
  m: [
    stacked,
    {
      "@media": {
        [media.desktop]: {
          gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
          columnGap: vars.space.xl,
        },
      },
    },
  ],
  l: [stacked],
});

export const column = stacked;
