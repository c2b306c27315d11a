import { style } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

// Not positioned, because the panel spans the positioned header around it.
export const menu = style({});

export const toggle = style({
  ...textStyle("small"),
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: vars.control.heightSmall,
  paddingInline: vars.space.s,
  border: `${vars.line.hair} solid ${vars.background.edge}`,
  borderRadius: vars.radius.small,
  fontWeight: 600,
  ":hover": { backgroundColor: vars.background.tint },
});

export const lines = style({
  display: "flex",
  selectors: { [`${menu}[open] &`]: { display: "none" } },
});

export const cross = style({
  display: "none",
  selectors: { [`${menu}[open] &`]: { display: "flex" } },
});

export const panel = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "100%",
  zIndex: 20,
  // 100 % is the header's height, so the list ends at the bottom of the viewport.
  maxBlockSize: "calc(100dvb - 100%)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  display: "grid",
  gap: vars.space.m,
  padding: vars.space.m,
  borderBlock: `${vars.line.hair} solid ${vars.background.rule}`,
  boxShadow: `0 ${vars.space.xs} ${vars.space.l} ${vars.background.shadow}`,
});

export const group = style({ paddingInlineStart: vars.space.m });

export const groupLabel = style({
  ...textStyle("small"),
  display: "block",
  padding: `${vars.space.s} ${vars.space.s} ${vars.space.xxs}`,
  color: vars.background.soft,
});
