import { media, vars } from "@simcoe/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const grid = style({ display: "grid", columnGap: vars.space.l, rowGap: vars.space.xl });

const columns = (narrowest: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${narrowest}), 1fr))`,
});

export const episodes = styleVariants({
  titles: [grid, columns("12rem")],
  described: [grid, columns("20rem")],
});

export const episode = styleVariants({
  titles: {},
  described: {
    display: "grid",
    alignContent: "start",
    gap: vars.space.xs,
    "@media": {
      [media.desktop]: {
        selectors: {
          // The newest leads, so that the nine others fill their rows.
          "&:first-child": {
            gridColumn: "1 / -1",
            gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
            columnGap: vars.space.xl,
            alignItems: "center",
            paddingBlockEnd: vars.space.l,
          },
        },
      },
    },
  },
});

// Beside the leading episode there is room to say it louder.
export const about = style({
  color: vars.ground.soft,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  "@media": {
    [media.desktop]: {
      selectors: {
        [`${episode.described}:first-child &`]: {
          paddingBlockStart: vars.space.m,
          borderBlockStart: `${vars.line.strong} solid ${vars.ground.strong}`,
          color: vars.ground.text,
          fontSize: vars.type.lead.size,
          lineHeight: vars.type.lead.lineHeight,
        },
      },
    },
  },
});
