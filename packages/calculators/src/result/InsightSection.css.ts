import { vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";

export const section = style({
  paddingBlock: vars.space.xxl,
  selectors: {
    "& + &": { borderBlockStart: `${vars.line.hair} solid ${vars.ground.rule}` },
  },
  "@media": { print: { paddingBlock: vars.space.l, breakInside: "avoid" } },
});

export const content = style({ minInlineSize: 0 });
