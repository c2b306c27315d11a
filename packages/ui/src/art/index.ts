export { avatarSvg } from "./avatarSvg.ts";
export { type ContourOptions, type ContourPaths, contourPaths } from "./contourPaths.ts";
export { contourSvg } from "./contourSvg.ts";
export type { Composition } from "./terrain.ts";
