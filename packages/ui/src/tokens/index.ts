// Brands as plain data, for build steps that run without the compiler of the style sheets.
export { type ContrastPair, contrastPairs } from "../theme/contrastPairs.ts";
export { contrastRatio } from "../theme/contrastRatio.ts";
export { customProperty } from "../theme/customProperty.ts";
export { defaultDark } from "../theme/darkPalette.ts";
export { designTokens } from "../theme/designTokens.ts";
export { type FontMeasures, fallbackFont } from "../theme/fallbackFont.ts";
export { fontMeasures } from "../theme/fontMeasures.ts";
export { readableColour } from "../theme/readableColour.ts";
export { systemFonts } from "../theme/systemFonts.ts";
export { themeCss } from "../theme/themeCss.ts";
export { type BrandTheme, themeFrom } from "../theme/themeFrom.ts";
export {
  type BackgroundName,
  type BackgroundTokens,
  type BrandColours,
  type CalloutTone,
  type ChartTokens,
  defaultTokens,
  type Palette,
  type Space,
  type Tokens,
  type TypeSize,
} from "../theme/tokens.ts";
