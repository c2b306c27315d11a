import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

const small = { fontSize: vars.type.small.size, lineHeight: vars.type.small.lineHeight };
const hair = `${vars.line.hair} solid ${vars.background.rule}`;

export const list = style({ borderBlockStart: hair });

export const entry = style({
  display: "grid",
  gap: vars.space.xxs,
  paddingBlock: vars.space.s,
  borderBlockEnd: hair,
  breakInside: "avoid",
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.m,
  fontWeight: 600,
});

export const amount = style({ fontVariantNumeric: "tabular-nums lining-nums" });
export const source = style([small, { color: vars.background.soft, overflowWrap: "anywhere" }]);

export const note = style([small, { textWrap: "pretty" }]);
