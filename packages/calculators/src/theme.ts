// Theme functions of the kit, for pages that show a calculator in a brand's colours.
export {
  type BackgroundTokens,
  contrastPairs,
  contrastRatio,
  customProperty,
  defaultTokens,
} from "@mortgage-kit/ui/tokens";
