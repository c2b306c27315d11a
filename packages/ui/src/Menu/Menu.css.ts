import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

export const menu = style({ position: "relative" });

export const summary = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  overflowWrap: "anywhere",
  minBlockSize: vars.control.heightSmall,
  outlineOffset: vars.space.xxs,
  ":hover": { color: vars.background.link },
});

export const mark = style({
  display: "flex",
  transition: `transform ${vars.motion.quick}`,
  selectors: { [`${menu}[open] &`]: { transform: "rotate(180deg)" } },
});

export const panel = style({
  position: "absolute",
  insetBlockStart: `calc(100% + ${vars.space.s})`,
  insetInlineStart: `calc(-1 * ${vars.space.m})`,
  zIndex: 20,
  inlineSize: "max-content",
  minInlineSize: "100%",
  maxInlineSize: "min(90vw, 18rem)",
  overflowWrap: "anywhere",
  padding: vars.space.xs,
  border: `${vars.line.hair} solid ${vars.background.rule}`,
  borderRadius: vars.radius.large,
  boxShadow: `0 ${vars.space.xs} ${vars.space.l} ${vars.background.shadow}`,
});

export const item = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.control.heightSmall,
  padding: `${vars.space.xs} ${vars.space.s}`,
  borderRadius: vars.radius.small,
  fontWeight: 500,
  color: vars.background.text,
  textDecoration: "none",
  ":hover": { backgroundColor: vars.background.tint, color: vars.background.link },
  selectors: { "&[aria-current='page']": { color: vars.background.link } },
});
