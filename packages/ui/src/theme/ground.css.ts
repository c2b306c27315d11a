import { globalStyle } from "@vanilla-extract/css";
import { groundClass } from "./groundClass.ts";
import { vars } from "./vars.css.ts";

/**
 * The class of a ground. Each theme fills `vars.ground` for it, so whatever stands on it adapts
 * without knowing where it is.
 */
export const ground = {
  white: groundClass("white"),
  shallow: groundClass("shallow"),
  land: groundClass("land"),
  deep: groundClass("deep"),
};

// Who asks for more contrast gets hairlines that are edges, and secondary text as dark as the first.
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
