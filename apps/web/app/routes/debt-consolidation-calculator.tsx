import { debtConsolidation } from "@simcoe/calculator-engine";
import { CalculatorPage } from "../calculators/CalculatorPage/CalculatorPage.tsx";
import { calculatorPageData } from "../calculators/CalculatorPage/calculatorPageData.ts";
import { debtConsolidationView } from "../calculators/debtConsolidationView.ts";
import type { PageHandle } from "../pageHandle.ts";
import type { Route } from "./+types/debt-consolidation-calculator.ts";

export const handle: PageHandle = { hydrate: true };

export function loader() {
  return calculatorPageData("debt-consolidation");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function DebtConsolidationCalculator({ loaderData }: Route.ComponentProps) {
  return (
    <CalculatorPage
      calculator={debtConsolidation}
      view={debtConsolidationView}
      words={loaderData.words}
    />
  );
}
