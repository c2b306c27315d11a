import { DebtConsolidationPart } from "../live/debt-consolidation-calculator.tsx";
import { calculatorPageData } from "../sections/CalculatorPage/calculatorPageData.ts";
import type { Route } from "./+types/debt-consolidation-calculator.ts";

export function loader() {
  return calculatorPageData("debt-consolidation");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function DebtConsolidationCalculator({
  loaderData: { page },
}: Route.ComponentProps) {
  return <DebtConsolidationPart {...page} />;
}
