export {
  type FormattedQuantity,
  figuresOf,
  formatFigure as written,
  type ResultFigure,
} from "./result/Figure.ts";
export { figuresFragment, figuresIn, type SentFigures } from "./result/shareLink/sentFigures.ts";
