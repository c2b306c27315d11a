import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** A title and its paragraphs: beside each other if there is room. */
export const row = style({
  display: "grid",
  gap: vars.space.s,
  paddingBlock: vars.space.l,
  selectors: {
    "& + &": { borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}` },
  },
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
      columnGap: vars.space.xxl,
    },
  },
});

export const items = style({ display: "grid", gap: vars.space.m });

export const item = style({
  display: "grid",
  gap: vars.space.xxs,
  paddingBlockEnd: vars.space.m,
  borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}`,
});
