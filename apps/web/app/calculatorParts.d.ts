/** Calculators as live parts, by name: `payment-calculator`, `payment-calculator.fr`. */
declare module "virtual:calculator-parts" {
  import type { ComponentType } from "react";
  import type { CalculatorPageData } from "./sections/CalculatorPage/calculatorPageData.ts";

  export const parts: Readonly<Record<string, ComponentType<CalculatorPageData>>>;
}
