import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

export const grid = style({
  display: "grid",
  gap: vars.space.s,
  "@media": {
    [media.tablet]: { gap: vars.space.xl, gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

/** The portrait stands beside the words if both have room, on a tablet above them. */
export const member = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.m,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `${vars.line.hair} solid ${vars.background.rule}`,
  "@media": {
    [media.tablet]: {
      flexDirection: "column",
      flexWrap: "nowrap",
      paddingBlockStart: vars.space.m,
    },
    [media.desktop]: { flexDirection: "row", flexWrap: "wrap", gap: vars.space.l },
  },
});

/** The buttons of a row are level. */
export const words = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "space-between",
  flex: "1 1 8rem",
  minInlineSize: 0,
  gap: vars.space.s,
  "@media": { [media.tablet]: { flexBasis: "auto" }, [media.desktop]: { flexBasis: "8rem" } },
  // A name may be longer than a card.
  overflowWrap: "anywhere",
});
