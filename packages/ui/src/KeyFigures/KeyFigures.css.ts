import { style, styleVariants } from "@vanilla-extract/css";
import { media, queryContainer } from "../theme/media.ts";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const list = style(queryContainer);

export const headline = style({
  // Following rows have a line above.
  selectors: { "&:not(:last-child)": { paddingBlockEnd: vars.space.l } },
});
export const headlineLabel = style({ color: vars.background.soft });

export const headlineValue = style([
  textStyle("figure"),
  {
    paddingBlock: vars.space.xxs,
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    fontVariantNumeric: "lining-nums",
    overflowWrap: "anywhere",
    // The backplate behind text in forced colours would cover the label above.
    "@media": { [media.forcedColors]: { forcedColorAdjust: "none", color: "CanvasText" } },
    // A nine-digit figure shrinks with its panel instead of wrapping.
    "@container": { "(max-width: 24rem)": { fontSize: `min(${vars.type.figure.size}, 12cqi)` } },
  },
]);

// A figure wraps below its name if there is too little space.
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.m,
  alignItems: "baseline",
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
});

const onPaper = { "@media": { print: { paddingBlock: vars.space.xxs } } };
export const spacing = styleVariants({
  airy: { paddingBlock: vars.space.s, ...onPaper },
  close: { paddingBlock: `calc(0.75 * ${vars.space.xs})`, ...onPaper },
});

export const label = style({ flex: "1 1 7rem", minInlineSize: 0, overflowWrap: "anywhere" });

export const value = style({
  maxInlineSize: "100%",
  marginInlineStart: "auto",
  fontWeight: 650,
  fontVariantNumeric: "tabular-nums lining-nums",
  textAlign: "end",
  overflowWrap: "anywhere",
});

export const note = style([textStyle("small"), { color: vars.background.soft }]);
export const rowNote = style([
  textStyle("small"),
  { flex: "1 0 100%", color: vars.background.soft, overflowWrap: "anywhere" },
]);

export const tone = styleVariants({
  plain: { color: vars.background.strong },
  good: { color: vars.background.success },
  caution: { color: vars.background.caution },
  danger: { color: vars.background.danger },
});
