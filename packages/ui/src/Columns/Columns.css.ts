import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { vars } from "../theme/vars.css.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const space = styleVariants(vars.space, (gap) => ({ gap }));

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const layout = styleVariants({
  two: { "@media": { [media.tablet]: { gridTemplateColumns: equal(2) } } },
  three: {
    "@media": {
      [media.tablet]: { gridTemplateColumns: equal(2) },
      [media.desktop]: { gridTemplateColumns: equal(3) },
    },
  },
  four: {
    "@media": {
      [media.tablet]: { gridTemplateColumns: equal(2) },
      [media.desktop]: { gridTemplateColumns: equal(4) },
    },
  },
  narrowFirst: {
    "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" } },
  },
  wideFirst: {
    "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" } },
  },
  halves: { "@media": { [media.desktop]: { gridTemplateColumns: equal(2) } } },
});

export const align = styleVariants({
  stretch: { alignItems: "stretch" },
  start: { alignItems: "start" },
  center: { alignItems: "center" },
});
