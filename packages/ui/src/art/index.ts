export { defaultTokens } from "../theme/tokens.ts";
export { avatarSvg } from "./avatarSvg.ts";
export { type ContourOptions, type ContourPaths, contourPaths } from "./contourPaths.ts";
export { contourMarkup, contourSvg } from "./contourSvg.ts";
export { initialsOf } from "./initialsOf.ts";
export type { Composition } from "./terrain.ts";
