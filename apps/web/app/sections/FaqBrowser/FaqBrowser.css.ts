import { vars } from "@simcoe/ui";
import { style } from "@vanilla-extract/css";

export const category = style({
  paddingBlockStart: vars.space.xxl,
  selectors: {
    "& + &": { borderBlockStart: `${vars.line.hair} solid ${vars.ground.rule}` },
  },
});

export const categories = style({ display: "grid", gap: vars.space.xxl });
export const icon = style({ color: vars.ground.link });
