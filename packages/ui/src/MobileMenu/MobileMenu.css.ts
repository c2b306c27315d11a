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

/** Two columns, so that a phone shows the whole menu. Groups come after the single items. */
const columns = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))",
  columnGap: vars.space.s,
} as const;

export const list = style(columns);
export const groupItem = style({ gridColumn: "1 / -1", order: 1 });
export const group = style(columns);

/** The main actions stay in sight while the list scrolls. */
export const foot = style({
  position: "sticky",
  insetBlockEnd: `calc(-1 * ${vars.space.m})`,
  marginBlockEnd: `calc(-1 * ${vars.space.m})`,
  paddingBlockEnd: vars.space.m,
  backgroundColor: vars.background.surface,
});

export const groupLabel = style({
  ...textStyle("small"),
  display: "block",
  marginBlockStart: vars.space.s,
  padding: `${vars.space.s} ${vars.space.s} ${vars.space.xxs}`,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
  color: vars.background.soft,
});
