import { media, vars } from "@mortgage-kit/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const grid = style({ display: "grid", columnGap: vars.space.l, rowGap: vars.space.xl });

const columns = (narrowest: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${narrowest}), 1fr))`,
});

export const episodes = styleVariants({
  // On a phone, a row to scroll sideways, because ten cards below each other are four screens.
  titles: [
    grid,
    {
      gridAutoFlow: "column",
      gridAutoColumns: "min(14rem, 72vw)",
      overflowX: "auto",
      scrollSnapType: "x proximity",
      paddingBlock: vars.space.xs,
      marginInline: `calc(-1 * ${vars.space.l})`,
      paddingInline: vars.space.l,
      scrollPaddingInline: vars.space.l,
      "@media": {
        [media.tablet]: {
          ...columns("12rem"),
          gridAutoFlow: "row",
          overflowX: "visible",
          marginInline: 0,
          paddingInline: 0,
        },
        print: { ...columns("12rem"), gridAutoFlow: "row", overflowX: "visible" },
      },
    },
  ],
  described: [grid, columns("20rem")],
});

// The newest episode has its own row, so that the other nine fill their rows.
export const leading = style({
  "@media": { [media.tablet]: { gridColumn: "1 / -1", paddingBlockEnd: vars.space.l } },
});
