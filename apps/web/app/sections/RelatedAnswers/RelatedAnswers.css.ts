import { vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const answers = style({ borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}` });

export const answer = style({
  display: "grid",
  gap: vars.space.xs,
  paddingBlock: vars.space.m,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
});
