import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** Without a sheet the text stands beside the title, so that the section is as low as its title. */
export const plain = style({
  display: "grid",
  gap: vars.space.m,
  paddingBlock: vars.space.xl,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: vars.space.xxl,
      alignItems: "baseline",
    },
  },
});

export const charted = style({
  display: "grid",
  gap: vars.space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockStart: vars.space.xl,
  "@media": {
    [media.tablet]: {
      // The sheet's labels need the width of a phone.
      gridTemplateColumns: "minmax(0, 6fr) minmax(0, 7fr)",
      alignItems: "center",
      paddingBlock: vars.space.xl,
    },
    [media.desktop]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: vars.space.xxl,
    },
    print: { paddingBlockEnd: vars.space.l },
  },
});

/** On a phone the sheet is as wide as the screen. */
export const sheet = style({
  position: "relative",
  marginInline: `calc(-1 * ${vars.space.l})`,
  "@media": { [media.tablet]: { marginInline: 0 }, print: { maxInlineSize: "26rem" } },
});
