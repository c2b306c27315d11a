// Brands as plain data, for build steps that run without the compiler of the style sheets.
export { type ContrastPair, contrastPairs } from "../theme/contrastPairs.ts";
export { contrastRatio } from "../theme/contrastRatio.ts";
export { harvestTokens } from "../theme/harvestTokens.ts";
export { themeCss } from "../theme/themeCss.ts";
export {
  type CalloutTone,
  type ChartTokens,
  type GroundName,
  type GroundTokens,
  type Space,
  simcoeTokens,
  type Tokens,
  type TypeSize,
} from "../theme/tokens.ts";
