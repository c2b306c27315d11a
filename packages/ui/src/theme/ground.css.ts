import { styleVariants } from "@vanilla-extract/css";
import { vars } from "./vars.css.ts";

const standing = {
  backgroundColor: vars.ground.surface,
  color: vars.ground.text,
};

/**
 * The class of a ground. Each theme fills `vars.ground` for it, so whatever stands on it adapts
 * without knowing where it is.
 */
export const ground = styleVariants({
  white: [standing],
  shallow: [standing],
  land: [standing],
  deep: [standing],
});
