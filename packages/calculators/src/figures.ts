export {
  allFigures,
  type FormattedQuantity,
  formatFigure,
  type ResultFigure,
} from "./result/Figure.ts";
export { figuresFragment, figuresIn, type SentFigures } from "./result/shareLink/sentFigures.ts";
