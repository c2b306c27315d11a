import type { BackgroundName } from "./tokens.ts";

/**
 * Returns the class of a background. These names are part of the package's contract, as those of
 * the custom properties are.
 */
export const backgroundClass = (name: BackgroundName) => `ui-background-${name}` as const;
