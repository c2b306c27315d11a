import { style } from "@vanilla-extract/css";
import { textStyle } from "../theme/textStyle.ts";
import { vars } from "../theme/vars.css.ts";

// Not positioned itself: the panel spans the header around it, which has to be.
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
  // Here 100 % is the height of the header, so the list ends where the screen does.
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
