import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const list = style({
  borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}`,
});

export const row = style({
  position: "relative",
  display: "grid",
  // On a phone the source and the link share a line above the title.
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space.m,
  alignItems: "baseline",
  paddingBlock: vars.space.xs,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "11rem minmax(0, 1fr) auto",
      columnGap: vars.space.l,
      paddingBlock: vars.space.m,
    },
  },
});

export const title = style({
  gridColumn: "1 / -1",
  gridRow: 2,
  "@media": { [media.desktop]: { gridColumn: 2, gridRow: 1 } },
});

export const link = style({ whiteSpace: "nowrap" });
