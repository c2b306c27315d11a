import { refinance } from "@simcoe/calculator-engine";
import { CalculatorPage } from "../calculators/CalculatorPage/CalculatorPage.tsx";
import { calculatorPageData } from "../calculators/CalculatorPage/calculatorPageData.ts";
import { refinanceView } from "../calculators/refinanceView.ts";
import type { PageHandle } from "../pageHandle.ts";
import type { Route } from "./+types/refinance-calculator.ts";

export const handle: PageHandle = { hydrate: true };

export function loader() {
  return calculatorPageData("refinance");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function RefinanceCalculator({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage calculator={refinance} view={refinanceView} words={loaderData.words} />;
}
