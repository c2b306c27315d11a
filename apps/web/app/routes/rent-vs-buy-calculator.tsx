import { rentVsBuy } from "@simcoe/calculator-engine";
import { CalculatorPage } from "../calculators/CalculatorPage/CalculatorPage.tsx";
import { calculatorPageData } from "../calculators/CalculatorPage/calculatorPageData.ts";
import { rentVsBuyView } from "../calculators/rentVsBuyView.ts";
import type { PageHandle } from "../pageHandle.ts";
import type { Route } from "./+types/rent-vs-buy-calculator.ts";

export const handle: PageHandle = { hydrate: true };

export function loader() {
  return calculatorPageData("rent-vs-buy");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function RentVsBuyCalculator({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage calculator={rentVsBuy} view={rentVsBuyView} words={loaderData.words} />;
}
