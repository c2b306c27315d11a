import type { Content } from "../contentSchema.ts";
import type { CalculatorCard } from "./calculatorCardSchema.ts";

/** Returns every calculator that has a page: those of the grid, then the further ones. */
export const calculatorPagesOf = ({ resources }: Content): readonly CalculatorCard[] =>
  resources ? [...resources.calculatorCards, ...resources.furtherCalculators] : [];
