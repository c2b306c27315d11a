import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

const small = { fontSize: vars.type.small.size, lineHeight: vars.type.small.lineHeight };
const hair = `${vars.line.hair} solid ${vars.background.rule}`;
const sideBySide = "(min-width: 30rem)";

export const because = style([small, { textWrap: "pretty" }]);

export const pairFrame = style({
  paddingBlockStart: vars.space.s,
  borderBlockStart: hair,
  containerType: "inline-size",
});

/** Aligns label, figure and note across the two columns. */
export const pair = style({
  display: "grid",
  gap: vars.space.s,
  "@container": {
    [sideBySide]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gridTemplateRows: "auto auto auto",
      columnGap: vars.space.l,
      rowGap: 0,
    },
  },
});

export const figure = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  minInlineSize: 0,
  selectors: { "& + &": { paddingBlockStart: vars.space.s, borderBlockStart: hair } },
  "@container": {
    [sideBySide]: {
      gridRow: "1 / -1",
      gridTemplateRows: "subgrid",
      selectors: {
        "& + &": {
          paddingBlockStart: 0,
          paddingInlineStart: vars.space.l,
          borderBlockStart: "none",
          borderInlineStart: hair,
        },
      },
    },
  },
});

export const label = style([small, { color: vars.background.soft }]);

/** Same size for both figures, smaller than the verdict above them, which is what to act on. */
export const value = style({
  color: vars.background.strong,
  fontFamily: vars.font.heading,
  fontSize: vars.type.subheading.size,
  fontWeight: vars.font.headingWeight,
  lineHeight: vars.type.subheading.lineHeight,
  fontVariantNumeric: "lining-nums",
  overflowWrap: "anywhere",
});

export const note = style([small, { textWrap: "pretty" }]);

export const bridge = style({ display: "grid", gap: vars.space.xxs });
/** Aligns the button's text with the text above it. */
export const why = style({
  justifySelf: "start",
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
});

export const list = style({ borderBlockStart: hair });

export const entry = style({
  display: "grid",
  gap: vars.space.xxs,
  paddingBlock: vars.space.s,
  borderBlockEnd: hair,
  breakInside: "avoid",
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.m,
  fontWeight: 600,
});

export const amount = style({ fontVariantNumeric: "tabular-nums lining-nums" });
export const source = style([small, { color: vars.background.soft, overflowWrap: "anywhere" }]);
