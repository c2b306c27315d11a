import { rentVsBuyEn } from "@simcoe/calculators/rentVsBuy/en";
import type { PageHandle } from "../pageHandle.ts";
import { CalculatorPage } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { calculatorPageData } from "../sections/CalculatorPage/calculatorPageData.ts";
import type { Route } from "./+types/rent-vs-buy-calculator.ts";

export const handle: PageHandle = { hydrate: true };

export function loader() {
  return calculatorPageData("rent-vs-buy");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function RentVsBuyCalculator({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage view={rentVsBuyEn} data={loaderData} />;
}
