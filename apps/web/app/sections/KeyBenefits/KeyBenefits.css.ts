import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({
  display: "grid",
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: vars.space.xxl,
    },
  },
});

export const item = style({
  display: "grid",
  gridTemplateColumns: "2.5rem minmax(0, 1fr)",
  paddingBlock: vars.space.m,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
});
