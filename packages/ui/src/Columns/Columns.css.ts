import { style, styleVariants } from "@vanilla-extract/css";
import { media, room } from "../theme/media.ts";
import { vars } from "../theme/vars.css.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
});

/** Stacked columns belong together, so the gap between them is smaller than that between sections. */
const largestRowGap = vars.space.xl;
const { xxl, xxxl, ...smaller } = vars.space;

export const space = {
  ...styleVariants(smaller, (gap) => ({ gap })),
  ...styleVariants({ xxl, xxxl }, (gap) => ({ gap: `${largestRowGap} ${gap}` })),
};

const one = "minmax(0, 1fr)";
const equal = (count: number) => `repeat(${count}, ${one})`;

/**
 * Names the same queries in the same order in every layout: vanilla-extract merges them by first
 * use, and a later viewport query would override the container query that narrows it.
 */
const columnsFor = (onTablet: string, onDesktop: string) => ({
  "@media": {
    [media.tablet]: { gridTemplateColumns: onTablet },
    [media.desktop]: { gridTemplateColumns: onDesktop },
  },
  "@container": {
    [room.belowDesktop]: { gridTemplateColumns: onTablet },
    [room.belowTablet]: { gridTemplateColumns: one },
  },
});

export const layout = styleVariants({
  two: columnsFor(equal(2), equal(2)),
  three: columnsFor(one, equal(3)),
  four: columnsFor(equal(2), equal(4)),
  narrowFirst: columnsFor(one, `${one} minmax(0, 2fr)`),
  wideFirst: columnsFor(one, `minmax(0, 2fr) ${one}`),
  halves: columnsFor(one, equal(2)),
});

export const align = styleVariants({
  // What a grid does by itself, so it needs no rule.
  stretch: {},
  start: { alignItems: "start" },
  center: { alignItems: "center" },
});
