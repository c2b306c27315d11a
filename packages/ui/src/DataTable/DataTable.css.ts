import { type StyleRule, style, styleVariants } from "@vanilla-extract/css";
import { queryContainer } from "../theme/media.ts";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";

type ContainerRule = NonNullable<StyleRule["@container"]>[string];

/** Applies a rule where the table stacks: on a phone, or where text is far enlarged. */
const whenStacked = (rule: ContainerRule) => ({
  "@container": {
    "wide-table (max-width: 31.99rem)": rule,
    "narrow-table (max-width: 13.99rem)": rule,
  },
});
const hair = `${vars.line.hair} solid ${vars.background.rule}`;
const strong = `${vars.line.strong} solid ${vars.background.strong}`;

export const room = styleVariants({
  keep: { ...queryContainer, containerName: "narrow-table" },
  stack: { ...queryContainer, containerName: "wide-table" },
});

export const table = style([
  textStyle("small"),
  {
    inlineSize: "100%",
    ...whenStacked({ display: "block" }),
  },
]);

export const caption = styleVariants({
  written: [
    textStyle("body"),
    {
      paddingBlockEnd: vars.space.s,
      fontWeight: 650,
      textAlign: "start",
      overflowWrap: "anywhere",
      ...whenStacked({ display: "block" }),
    },
  ],
  spoken: [hidden],
});

export const head = style({
  ...whenStacked({
    position: "absolute",
    inlineSize: "1px",
    blockSize: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
  }),
});

export const label = style({
  padding: vars.space.xs,
  borderBlockEnd: strong,
  color: vars.background.soft,
  fontWeight: 600,
  verticalAlign: "bottom",
  selectors: {
    "&:first-child": { paddingInlineStart: 0 },
    "&:last-child": { paddingInlineEnd: 0 },
  },
});

export const body = style({
  ...whenStacked({ display: "block", borderBlockStart: strong }),
});

export const row = style({
  borderBlockEnd: hair,
  ...whenStacked({ display: "block", paddingBlock: vars.space.s }),
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
  ...whenStacked({ display: "block", paddingBlock: `0 ${vars.space.xxs}`, fontWeight: 650 }),
});

export const cell = style({
  padding: `${vars.space.s} ${vars.space.xs}`,
  verticalAlign: "top",
  selectors: { "&:last-child": { paddingInlineEnd: 0 } },
  ...whenStacked({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: vars.space.m,
    padding: 0,
    paddingBlock: `calc(${vars.space.xxs} / 2)`,
  }),
});

export const cellLabel = style({
  display: "none",
  color: vars.background.soft,
  ...whenStacked({ display: "inline" }),
});

export const cellValue = styleVariants({
  text: {
    minInlineSize: 0,
    ...whenStacked({ textAlign: "end", overflowWrap: "anywhere" }),
  },
  // A figure that wraps reads as two; one without room beside its name goes below it, at the end.
  figure: {
    whiteSpace: "nowrap",
    ...whenStacked({ marginInlineStart: "auto" }),
  },
});

export const kind = styleVariants({
  text: { textAlign: "start" },
  figure: { textAlign: "end", fontVariantNumeric: "tabular-nums lining-nums" },
});
