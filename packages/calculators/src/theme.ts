// Theme functions of the kit, for pages that show a calculator in a brand's colours.
export {
  contrastPairs,
  contrastRatio,
  customProperty,
  defaultTokens,
  type GroundTokens,
} from "@mortgage-kit/ui/tokens";
