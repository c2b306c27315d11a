import { style, styleVariants } from "@vanilla-extract/css";
import { media, room } from "../theme/media.ts";
import { vars } from "../theme/vars.css.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const space = styleVariants(vars.space, (gap) => ({ gap }));

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const one = { gridTemplateColumns: "minmax(0, 1fr)" };
const twoThenOne = {
  [room.belowDesktop]: { gridTemplateColumns: equal(2) },
  [room.belowTablet]: one,
};
const oneOnTablet = { "@container": { [room.belowDesktop]: one } };

export const layout = styleVariants({
  two: {
    "@media": { [media.tablet]: { gridTemplateColumns: equal(2) } },
    "@container": { [room.belowTablet]: one },
  },
  three: {
    "@media": {
      [media.tablet]: { gridTemplateColumns: equal(2) },
      [media.desktop]: { gridTemplateColumns: equal(3) },
    },
    "@container": twoThenOne,
  },
  four: {
    "@media": {
      [media.tablet]: { gridTemplateColumns: equal(2) },
      [media.desktop]: { gridTemplateColumns: equal(4) },
    },
    "@container": twoThenOne,
  },
  narrowFirst: {
    "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" } },
    ...oneOnTablet,
  },
  wideFirst: {
    "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" } },
    ...oneOnTablet,
  },
  halves: {
    "@media": { [media.desktop]: { gridTemplateColumns: equal(2) } },
    ...oneOnTablet,
  },
});

export const align = styleVariants({
  stretch: { alignItems: "stretch" },
  start: { alignItems: "start" },
  center: { alignItems: "center" },
});
