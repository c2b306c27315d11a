import { affordability } from "@simcoe/calculator-engine";
import { affordabilityView } from "../calculators/affordabilityView.ts";
import { CalculatorPage } from "../calculators/CalculatorPage/CalculatorPage.tsx";
import { calculatorPageData } from "../calculators/CalculatorPage/calculatorPageData.ts";
import type { PageHandle } from "../pageHandle.ts";
import type { Route } from "./+types/affordability-calculator.ts";

export const handle: PageHandle = { hydrate: true };

export function loader() {
  return calculatorPageData("affordability");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function AffordabilityCalculator({ loaderData }: Route.ComponentProps) {
  return (
    <CalculatorPage calculator={affordability} view={affordabilityView} words={loaderData.words} />
  );
}
