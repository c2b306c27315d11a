import type { Content } from "../contentSchema.ts";
import type { CalculatorCard } from "./resourcesSchema.ts";

/** Returns the calculators with a page: those of the grid, then those below it. */
export const calculatorPagesOf = ({ resources }: Content): readonly CalculatorCard[] =>
  resources ? [...resources.calculatorCards, ...resources.furtherCalculators] : [];
