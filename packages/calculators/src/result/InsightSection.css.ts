import { media, vars } from "@simcoe/ui/theme";
import { style } from "@vanilla-extract/css";

export const section = style({
  paddingBlock: vars.space.s,
  selectors: {
    "section + &": { borderBlockStart: `${vars.line.hair} solid ${vars.ground.rule}` },
  },
  "@media": {
    [media.desktop]: { paddingBlock: vars.space.m },
    print: { paddingBlock: vars.space.l, breakInside: "avoid" },
  },
});

export const content = style({ minInlineSize: 0 });
