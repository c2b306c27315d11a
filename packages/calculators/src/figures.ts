export { type FormattedQuantity, figuresOf, type ResultFigure, written } from "./result/Figure.ts";
