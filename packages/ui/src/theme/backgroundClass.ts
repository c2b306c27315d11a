import type { BackgroundName } from "./tokens.ts";

/** Returns the class of a background, a name of the package's contract. */
export const backgroundClass = (name: BackgroundName) => `ui-background-${name}` as const;
