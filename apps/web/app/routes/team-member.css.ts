import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const layout = style({
  display: "grid",
  gap: vars.space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: vars.space.xl,
  "@media": {
    [media.tablet]: {
      selectors: {
        "&:has(> :nth-child(2))": { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" },
      },
      columnGap: vars.space.xxl,
      alignItems: "center",
    },
  },
});

export const terms = style({
  display: "grid",
  marginBlockStart: vars.space.xs,
  borderBlockEnd: `${vars.line.hair} solid ${vars.background.rule}`,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
});

export const term = style({
  display: "flex",
  // A large text size puts the figures below the term.
  flexWrap: "wrap",
  columnGap: vars.space.xl,
  alignItems: "baseline",
  paddingBlock: vars.space.xs,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
  color: vars.background.soft,
});

/** Rate and APR have the same size, because neither may be more prominent than the other. */
export const rate = style({
  selectors: { "dt + &": { marginInlineStart: "auto" } },
  color: vars.background.strong,
  fontVariantNumeric: "tabular-nums lining-nums",
});
