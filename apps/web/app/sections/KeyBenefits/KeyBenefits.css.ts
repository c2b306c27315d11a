import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({
  display: "grid",
  gap: `${vars.space.xl} ${vars.space.xxl}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const item = style({
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
});
