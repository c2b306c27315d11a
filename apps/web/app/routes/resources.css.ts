import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const cards = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: vars.space.xl,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const card = style({
  position: "relative",
  display: "flex",
  // A large text size puts the words below the icon.
  flexWrap: "wrap",
  columnGap: vars.space.m,
  paddingBlock: vars.space.m,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
});

export const cardWords = style({
  flex: "1 1 10rem",
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const time = style({ display: "inline-flex", alignItems: "center", gap: vars.space.xs });

export const links = style({
  borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}`,
});

export const usefulLink = style({
  position: "relative",
  // On a phone the source and the link share a line above the title.
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.m,
  alignItems: "baseline",
  paddingBlock: vars.space.xs,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "11rem minmax(0, 1fr) auto",
      columnGap: vars.space.l,
      paddingBlock: vars.space.m,
    },
  },
});

export const linkTitle = style({
  flexBasis: "100%",
  order: 1,
  "@media": { [media.desktop]: { gridColumn: 2, gridRow: 1 } },
});

export const linkText = style({ whiteSpace: "nowrap" });
