import { globalStyle } from "@vanilla-extract/css";
import { groundClass } from "./groundClass.ts";
import { vars } from "./vars.css.ts";

/**
 * Classes of the backgrounds. Each theme fills `vars.ground` for them, so components adapt without
 * knowing where they are.
 */
export const ground = {
  white: groundClass("white"),
  shallow: groundClass("shallow"),
  land: groundClass("land"),
  deep: groundClass("deep"),
};

// With more contrast preferred, hairlines become edges and secondary text is as dark as primary
// text.
const clearer = {
  "@media": {
    "(prefers-contrast: more)": {
      vars: { [vars.ground.rule]: vars.ground.edge, [vars.ground.soft]: vars.ground.text },
    },
  },
};
// Repeated, as a theme's own values for a ground are chosen by two classes.
globalStyle(":root:root", clearer);

for (const name of Object.values(ground)) {
  globalStyle(`:root:root .${name}`, clearer);
  globalStyle(`.${name}`, { backgroundColor: vars.ground.surface, color: vars.ground.text });
}
