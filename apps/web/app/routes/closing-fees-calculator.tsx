import { closingFees } from "@simcoe/calculator-engine";
import { CalculatorPage } from "../calculators/CalculatorPage/CalculatorPage.tsx";
import { calculatorPageData } from "../calculators/CalculatorPage/calculatorPageData.ts";
import { closingFeesView } from "../calculators/closingFeesView.tsx";
import type { PageHandle } from "../pageHandle.ts";
import type { Route } from "./+types/closing-fees-calculator.ts";

export const handle: PageHandle = { hydrate: true };

export function loader() {
  return calculatorPageData("closing-fees");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function ClosingFeesCalculator({ loaderData }: Route.ComponentProps) {
  return (
    <CalculatorPage calculator={closingFees} view={closingFeesView} words={loaderData.words} />
  );
}
