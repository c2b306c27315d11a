export {
  type FormattedQuantity,
  figuresOf,
  formatFigure as written,
  type ResultFigure,
} from "./result/Figure.ts";
