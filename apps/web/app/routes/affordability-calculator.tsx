import { affordabilityEn } from "@simcoe/calculators/affordability/en";
import type { PageHandle } from "../pageHandle.ts";
import { CalculatorPage } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { calculatorPageData } from "../sections/CalculatorPage/calculatorPageData.ts";
import type { Route } from "./+types/affordability-calculator.ts";

export const handle: PageHandle = { hydrate: true };

export function loader() {
  return calculatorPageData("affordability");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function AffordabilityCalculator({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage view={affordabilityEn} data={loaderData} />;
}
