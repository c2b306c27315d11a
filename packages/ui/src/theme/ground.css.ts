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

for (const name of Object.values(ground)) {
  globalStyle(`.${name}`, { backgroundColor: vars.ground.surface, color: vars.ground.text });
}
