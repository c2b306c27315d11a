import { globalStyle } from "@vanilla-extract/css";
import { backgroundClass } from "./backgroundClass.ts";
import { vars } from "./vars.css.ts";

/** Classes of the backgrounds, for which each theme fills `vars.background`. */
export const backgrounds = {
  white: backgroundClass("white"),
  shallow: backgroundClass("shallow"),
  land: backgroundClass("land"),
  deep: backgroundClass("deep"),
};

// With more contrast, hairlines become edges and secondary text as dark as the primary.
const clearer = {
  "@media": {
    "(prefers-contrast: more)": {
      vars: {
        [vars.background.rule]: vars.background.edge,
        [vars.background.soft]: vars.background.text,
      },
    },
  },
};
// Repeated, as a theme's own values for a background are chosen by two classes.
globalStyle(":root:root", clearer);

for (const name of Object.values(backgrounds)) {
  globalStyle(`:root:root .${name}`, clearer);
  globalStyle(`.${name}`, {
    backgroundColor: vars.background.surface,
    color: vars.background.text,
  });
}
