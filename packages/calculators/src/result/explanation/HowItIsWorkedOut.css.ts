import { vars } from "@mortgage-kit/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const parts = style({
  display: "grid",
  gap: vars.space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const points = style({
  display: "grid",
  gap: vars.space.xs,
  maxInlineSize: vars.measure.text,
  paddingInlineStart: vars.space.m,
  listStyle: "disc",
});

const small = { fontSize: vars.type.small.size, lineHeight: vars.type.small.lineHeight };
const hair = `${vars.line.hair} solid ${vars.background.rule}`;

export const steps = style({ borderBlockStart: hair });

export const step = style({
  display: "grid",
  gap: vars.space.xxs,
  paddingBlock: vars.space.s,
  borderBlockEnd: hair,
  breakInside: "avoid",
});

const line = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.m,
});

export const emphasis = styleVariants({
  plain: [line],
  strong: [line, { fontWeight: 600 }],
  answer: [line, { fontWeight: 650, color: vars.background.strong }],
});

export const value = style({
  marginInlineStart: "auto",
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums lining-nums",
  textAlign: "end",
  overflowWrap: "anywhere",
});

export const formula = style([small, { color: vars.background.soft, overflowWrap: "anywhere" }]);

export const note = style([small, { textWrap: "pretty" }]);

export const sum = style([
  small,
  { fontVariantNumeric: "tabular-nums lining-nums", overflowWrap: "anywhere" },
]);
