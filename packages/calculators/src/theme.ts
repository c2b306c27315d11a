// What a page may say about the look, for whoever shows a calculator with another brand's colours.
export {
  contrastPairs,
  contrastRatio,
  customProperty,
  defaultTokens,
  type GroundTokens,
} from "@mortgage-kit/ui/tokens";
