import { room, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const section = style({
  paddingBlock: vars.space.s,
  selectors: {
    "section + &": { borderBlockStart: `${vars.line.hair} solid ${vars.ground.rule}` },
  },
  "@media": { print: { paddingBlock: vars.space.l, breakInside: "avoid" } },
});

/** What a section is good for goes without saying where room is short. */
export const text = style({ "@container": { [room.belowTablet]: { display: "none" } } });

export const content = style({ minInlineSize: 0 });
