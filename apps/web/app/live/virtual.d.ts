/** Calculators as live parts, by name: `payment-calculator`, `payment-calculator.fr`. */
declare module "virtual:calculator-parts" {
  import type { ComponentType } from "react";
  import type { CalculatorPageData } from "../sections/CalculatorPage/calculatorPageData.ts";

  export const parts: Readonly<Record<string, ComponentType<CalculatorPageData>>>;
}

/** Files of the live parts, while the pages are prerendered. */
declare module "virtual:parts" {
  import type { PartsManifest } from "@mortgage-kit/bundling/partsManifest";

  export const parts: PartsManifest["parts"];
}
