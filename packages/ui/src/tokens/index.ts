// Brands as plain data, for build steps that run without the compiler of the style sheets.
export { type ContrastPair, contrastPairs } from "../theme/contrastPairs.ts";
export { contrastRatio } from "../theme/contrastRatio.ts";
export { customProperty } from "../theme/customProperty.ts";
export { type FontMeasures, fallbackFont } from "../theme/fallbackFont.ts";
export { fontMeasures } from "../theme/fontMeasures.ts";
export { harvestTokens } from "../theme/harvestTokens.ts";
export { systemFonts } from "../theme/systemFonts.ts";
export { themeCss } from "../theme/themeCss.ts";
export {
  type CalloutTone,
  type ChartTokens,
  defaultTokens,
  type GroundName,
  type GroundTokens,
  type Space,
  type Tokens,
  type TypeSize,
} from "../theme/tokens.ts";
