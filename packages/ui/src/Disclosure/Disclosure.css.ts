import { style } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

export const disclosure = style({});

export const summary = style({
  ...textStyle("small"),
  overflowWrap: "anywhere",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  position: "relative",
  isolation: "isolate",
  minBlockSize: "1.5rem",
  color: vars.background.link,
  fontWeight: 600,
  outlineOffset: vars.space.xxs,
  // As tall to a finger as a button, without moving what stands below.
  "::before": {
    content: "",
    position: "absolute",
    insetInline: 0,
    insetBlock: "-0.65rem",
    zIndex: -1,
  },
  ":hover": { color: vars.background.linkHover, textDecoration: "underline" },
});

export const mark = style({
  display: "flex",
  transition: `transform ${vars.motion.quick}`,
  selectors: { [`${disclosure}[open] &`]: { transform: "rotate(180deg)" } },
});

export const content = style({ paddingBlockStart: vars.space.m });
