import type { GroundName } from "./tokens.ts";

/** The class of a ground; its names are part of the contract, as those of the custom properties are. */
export const groundClass = (name: GroundName) => `ui-ground-${name}` as const;
