import { debtConsolidationEn } from "@simcoe/calculators/debtConsolidation/en";
import type { PageHandle } from "../pageHandle.ts";
import { CalculatorPage } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { calculatorPageData } from "../sections/CalculatorPage/calculatorPageData.ts";
import type { Route } from "./+types/debt-consolidation-calculator.ts";

export const handle: PageHandle = { hydrate: true };

export function loader() {
  return calculatorPageData("debt-consolidation");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function DebtConsolidationCalculator({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage view={debtConsolidationEn} data={loaderData} />;
}
