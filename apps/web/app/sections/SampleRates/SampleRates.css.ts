import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const terms = style({
  display: "grid",
  // Never more than two columns, so that four terms leave none alone in its row.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(11.5rem, 34%)), 1fr))",
  gap: vars.space.l,
});

export const term = style({
  display: "grid",
  gap: vars.space.xxs,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
  color: vars.background.soft,
});

/** Rate and APR have the same size, because neither may be more prominent than the other. */
export const rate = style({
  color: vars.background.strong,
  fontFamily: vars.font.heading,
  fontSize: vars.type.heading.size,
  lineHeight: vars.type.heading.lineHeight,
  fontVariantNumeric: "tabular-nums lining-nums",
});
