// What a page may say about the look, for whoever shows a calculator with another brand's colours.
export {
  contrastPairs,
  customProperty,
  type GroundTokens,
  simcoeTokens,
} from "@simcoe/ui/tokens";
