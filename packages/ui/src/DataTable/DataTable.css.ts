import { style, styleVariants } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";

const stacked = "wide-table (max-width: 31.99rem)";
const hair = `${vars.line.hair} solid ${vars.ground.rule}`;
const strong = `${vars.line.strong} solid ${vars.ground.strong}`;

// Only a table that may stack answers to the container's name.
export const room = styleVariants({
  keep: { containerType: "inline-size" },
  stack: { containerType: "inline-size", containerName: "wide-table" },
});

export const table = style([
  textStyle("small"),
  {
    inlineSize: "100%",
    "@container": { [stacked]: { display: "block" } },
  },
]);

export const caption = styleVariants({
  written: [
    textStyle("body"),
    {
      paddingBlockEnd: vars.space.s,
      fontWeight: 650,
      textAlign: "start",
      "@container": { [stacked]: { display: "block" } },
    },
  ],
  spoken: [hidden],
});

export const head = style({
  "@container": {
    [stacked]: {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

export const label = style({
  padding: vars.space.xs,
  borderBlockEnd: strong,
  color: vars.ground.soft,
  fontWeight: 600,
  verticalAlign: "bottom",
  selectors: {
    "&:first-child": { paddingInlineStart: 0 },
    "&:last-child": { paddingInlineEnd: 0 },
  },
});

export const body = style({
  "@container": { [stacked]: { display: "block", borderBlockStart: strong } },
});

export const row = style({
  borderBlockEnd: hair,
  "@container": { [stacked]: { display: "block", paddingBlock: vars.space.s } },
});

export const emphasis = styleVariants({
  none: {},
  total: { borderBlockStart: strong, borderBlockEnd: "none", fontWeight: 650 },
});

export const name = style({
  paddingBlock: vars.space.s,
  paddingInlineEnd: vars.space.xs,
  fontWeight: 550,
  overflowWrap: "anywhere",
  verticalAlign: "top",
  "@container": {
    [stacked]: { display: "block", paddingBlock: `0 ${vars.space.xxs}`, fontWeight: 650 },
  },
});

export const cell = style({
  padding: `${vars.space.s} ${vars.space.xs}`,
  verticalAlign: "top",
  selectors: { "&:last-child": { paddingInlineEnd: 0 } },
  "@container": {
    [stacked]: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      columnGap: vars.space.m,
      padding: 0,
      paddingBlock: `calc(${vars.space.xxs} / 2)`,
    },
  },
});

export const cellLabel = style({
  display: "none",
  color: vars.ground.soft,
  "@container": { [stacked]: { display: "inline" } },
});

export const cellValue = styleVariants({
  text: {
    minInlineSize: 0,
    "@container": { [stacked]: { textAlign: "end", overflowWrap: "anywhere" } },
  },
  // A figure that wraps reads as two; one without room beside its name goes below it, at the end.
  figure: {
    whiteSpace: "nowrap",
    "@container": { [stacked]: { marginInlineStart: "auto" } },
  },
});

export const kind = styleVariants({
  text: { textAlign: "start" },
  figure: { textAlign: "end", fontVariantNumeric: "tabular-nums lining-nums" },
});
