import { media, vars } from "@mortgage-kit/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const grid = style({ display: "grid", columnGap: vars.space.l, rowGap: vars.space.xl });

const columns = (narrowest: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${narrowest}), 1fr))`,
});

export const episodes = styleVariants({
  titles: [grid, columns("12rem")],
  described: [grid, columns("20rem")],
});

// The newest episode has its own row, so that the other nine fill their rows.
export const leading = style({
  "@media": { [media.desktop]: { gridColumn: "1 / -1", paddingBlockEnd: vars.space.l } },
});
