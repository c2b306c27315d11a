import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const items = style({ display: "grid", gap: vars.space.m });

export const item = style({
  display: "grid",
  gap: vars.space.xxs,
  paddingBlockEnd: vars.space.m,
  borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}`,
});
