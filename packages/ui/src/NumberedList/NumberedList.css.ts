import { style } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const list = style({ borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}` });

export const item = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "min(2rem, 10%) minmax(0, 1fr) auto",
  alignItems: "baseline",
  gap: `${vars.space.xxs} ${vars.space.xs}`,
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
});

export const number = style([
  textStyle("subheading"),
  {
    color: vars.background.link,
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    fontVariantNumeric: "tabular-nums lining-nums",
  },
]);

export const title = style([
  textStyle("subheading", "7.5vw"),
  {
    margin: 0,
    color: "inherit",
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
  },
]);

// The whole row is the target, while only the title is read out as the link.
export const link = style({
  paddingBlock: vars.space.xxs,
  color: "inherit",
  textDecoration: "none",
  "::after": {
    content: "",
    position: "absolute",
    insetBlock: vars.space.xxs,
    insetInline: `calc(-1 * ${vars.space.s})`,
  },
  ":focus-visible": { outline: "none" },
  selectors: {
    "&:hover": { color: vars.background.link, textDecoration: "underline" },
    "&:focus-visible::after": {
      outline: `${vars.line.strong} solid ${vars.background.focus}`,
      borderRadius: vars.radius.small,
    },
  },
});

export const text = style([
  textStyle("small"),
  { gridColumn: "2 / -1", maxInlineSize: vars.measure.text, color: vars.background.soft },
]);

/** Beside the title, so that the text has the width of the row. */
export const arrow = style({
  gridArea: "1 / 3",
  color: vars.background.link,
  alignSelf: "center",
  transition: `transform ${vars.motion.quick} ease-out`,
  selectors: { [`${item}:hover &`]: { transform: `translateX(${vars.space.xxs})` } },
});
