import { style } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const accordion = style({
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
});

export const item = style({
  borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}`,
  // Animates the opening in browsers that support it.
  interpolateSize: "allow-keywords",
  selectors: {
    "&::details-content": {
      blockSize: 0,
      overflow: "clip",
      transition: `block-size ${vars.motion.calm}, content-visibility ${vars.motion.calm} allow-discrete`,
    },
    "&[open]::details-content": { blockSize: "auto" },
  },
  // Answers cannot be opened on paper, so print shows them all.
  "@media": {
    print: {
      selectors: {
        "&::details-content": { blockSize: "auto", contentVisibility: "visible" },
      },
    },
  },
});

export const question = style({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: vars.space.m,
  // Extends beyond the column, so that the focus ring has space around the text.
  marginInline: `calc(-1 * ${vars.space.xs})`,
  padding: `${vars.space.m} ${vars.space.xs}`,
  ":hover": { color: vars.background.link },
});

export const words = style({
  ...textStyle("subheading"),
  margin: 0,
  color: "inherit",
  overflowWrap: "anywhere",
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
});

export const mark = style({
  display: "flex",
  paddingBlockStart: "0.2em",
  color: vars.background.link,
  transition: `transform ${vars.motion.calm}`,
  selectors: { [`${item}[open] &`]: { transform: "rotate(180deg)" } },
  "@media": { print: { display: "none" } },
});

export const answer = style({
  maxInlineSize: vars.measure.text,
  paddingBlockEnd: vars.space.l,
  color: vars.background.text,
});
