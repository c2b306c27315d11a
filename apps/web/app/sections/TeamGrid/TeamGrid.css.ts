import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const grid = style({
  display: "grid",
  gap: `${vars.space.l} ${vars.space.s}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 8rem), 1fr))",
  "@media": {
    [media.tablet]: { gap: vars.space.xl, gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

/** The portrait stands above the words, on a desktop beside them. */
export const member = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
  "@media": {
    [media.desktop]: { flexDirection: "row", gap: vars.space.l },
  },
});

/** The buttons of a row are level. */
export const words = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "space-between",
  flexGrow: 1,
  minInlineSize: 0,
  gap: vars.space.s,
  // A name may be longer than a card.
  overflowWrap: "anywhere",
});
