import { vars } from "@simcoe/ui";
import { style, styleVariants } from "@vanilla-extract/css";

const grid = style({ display: "grid", columnGap: vars.space.l, rowGap: vars.space.xl });

const columns = (narrowest: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${narrowest}), 1fr))`,
});

export const episodes = styleVariants({
  titles: [grid, columns("12rem")],
  described: [grid, columns("20rem")],
});

export const episode = style({ display: "grid", alignContent: "start", gap: vars.space.xs });
