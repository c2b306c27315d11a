export { defaultTokens } from "../theme/tokens.ts";
export { type ContourOptions, contourMarkup, contourSvg } from "./contours.ts";
export type { HeightField } from "./gradientNoise.ts";
export { initialsOf } from "./initialsOf.ts";
export { type Label, type LabelSide, placeLabels } from "./placeLabels.ts";
export { initialsSymbol, type PortraitDescription, portraitSymbol } from "./portraitSvg.ts";
export { sheetSvg } from "./sheetSvg.ts";
export {
  type ChartedTerrain,
  type Coordinates,
  type SheetArea,
  shoreTerrain,
  type Water,
} from "./shoreTerrain.ts";
export type { Composition } from "./terrain.ts";
export { terrain } from "./terrain.ts";
export { deepestPoint, type SheetPoint } from "./waterPlaces.ts";
