import { room, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const section = style({
  paddingBlock: vars.space.s,
  selectors: {
    "section + &": { borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}` },
  },
  "@media": { print: { paddingBlock: vars.space.l, breakInside: "avoid" } },
});

/** Hides a section's introduction on narrow screens, where its title must be enough. */
export const text = style({ "@container": { [room.belowTablet]: { display: "none" } } });

export const content = style({ minInlineSize: 0 });
