import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({
  display: "grid",
  gap: vars.space.l,
  // Two columns on a phone, one if the text is large.
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))",
  "@media": { [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});

export const statistic = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.line.hair} solid ${vars.background.rule}`,
});

export const number = style({
  color: vars.background.strong,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.lineHeight,
  fontVariantNumeric: "lining-nums",
});
