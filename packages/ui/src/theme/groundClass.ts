import type { GroundName } from "./tokens.ts";

/**
 * Returns the class of a background. These names are part of the package's contract, as those of
 * the custom properties are.
 */
export const groundClass = (name: GroundName) => `ui-ground-${name}` as const;
