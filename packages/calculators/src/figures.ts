export { type Figure, figuresOf, type Quantity, written } from "./result/Figure.ts";
