import { style, styleVariants } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

/** Room for a column for each bar; below it, each has a row, with words as large as ever. */
const inColumns = "(min-width: 34rem)";

export const frame = style({ containerType: "inline-size", minInlineSize: 0 });

export const strip = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr) auto",
  columnGap: vars.space.xs,
  "@container": {
    [inColumns]: {
      gridTemplateColumns: "none",
      gridTemplateRows: "3.25rem auto auto",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      columnGap: vars.space.xs,
    },
  },
});

export const step = style([
  textStyle("tiny"),
  {
    display: "grid",
    gridColumn: "1 / -1",
    gridTemplateColumns: "subgrid",
    alignItems: "center",
    "@container": {
      [inColumns]: {
        gridRow: "1 / -1",
        gridColumn: "auto",
        gridTemplateColumns: "minmax(0, 1fr)",
        gridTemplateRows: "subgrid",
        alignItems: "start",
      },
    },
  },
]);

const weight = { sum: { fontWeight: 650 }, more: {}, less: {} };

export const label = styleVariants(weight, (own) => ({
  ...own,
  paddingBlock: vars.space.xxs,
  overflowWrap: "anywhere",
  // Still 12 pixels, so that the longest usual word fits its column.
  fontSize: "0.93em",
  "@container": { [inColumns]: { gridRow: 2, paddingBlockEnd: 0 } },
}));

const figure = {
  fontVariantNumeric: "tabular-nums lining-nums",
  textAlign: "end",
  whiteSpace: "nowrap",
  "@container": { [inColumns]: { gridRow: 3, textAlign: "start" } },
} as const;
export const value = styleVariants(weight, (own) => ({ ...own, ...figure }));

/** Patterns that are not displayed are not drawn either. */
export const patterns = style({ position: "absolute", inlineSize: 0, blockSize: 0 });

const drawing = style({ inlineSize: "100%", overflow: "visible" });

export const across = style([
  drawing,
  { blockSize: vars.space.s, "@container": { [inColumns]: { display: "none" } } },
]);

export const upright = style([
  drawing,
  {
    display: "none",
    blockSize: "100%",
    "@container": { [inColumns]: { display: "block", gridRow: 1 } },
  },
]);
