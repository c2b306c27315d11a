export { type Figure, type Quantity, written } from "./result/Figure.ts";
export { figuresOf } from "./result/figuresOf.ts";
