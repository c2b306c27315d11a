import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** On a phone the text, the figures and the map stack; on a tablet figures and map share a row. */
export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.l,
  paddingBlock: vars.space.l,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 3fr)",
      paddingBlock: vars.space.xl,
    },
    [media.desktop]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gridTemplateRows: "auto 1fr",
      alignItems: "start",
      columnGap: vars.space.xxl,
    },
  },
});

export const words = style({
  gridColumn: "1 / -1",
  "@media": {
    [media.tablet]: { order: -2 },
    [media.desktop]: { alignSelf: "center", gridColumn: "auto", gridRow: "1 / 3" },
  },
});

export const map = style({
  marginInline: `calc(-1 * ${vars.space.l})`,
  "@media": {
    [media.tablet]: { marginInline: 0, order: -1 },
    print: { maxInlineSize: "26rem" },
  },
});
