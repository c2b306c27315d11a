import { media, vars } from "@mortgage-kit/ui/theme";
import { style } from "@vanilla-extract/css";

/** Graduated edge of a chart, across the section's foot. */
const graduation = `repeating-linear-gradient(90deg, ${vars.background.contour} 0 2rem, transparent 2rem 4rem)`;

/** Without a map the text stands beside the title, so that the section is as low as its title. */
export const plain = style({
  display: "grid",
  gap: vars.space.m,
  paddingBlock: vars.space.xl,
  borderBlockEnd: `${vars.line.hair} solid ${vars.background.contour}`,
  backgroundImage: graduation,
  backgroundPosition: "bottom",
  backgroundRepeat: "no-repeat",
  backgroundSize: `100% ${vars.space.xxs}`,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: vars.space.xxl,
      alignItems: "baseline",
    },
  },
});

export const twoSided = style({
  display: "grid",
  gap: vars.space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockStart: vars.space.xl,
  "@media": {
    [media.tablet]: {
      // The map's names need the width of a phone.
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

/** On a phone the map is as wide as the screen. */
export const map = style({
  position: "relative",
  marginInline: `calc(-1 * ${vars.space.l})`,
  "@media": { [media.tablet]: { marginInline: 0 }, print: { maxInlineSize: "26rem" } },
});
