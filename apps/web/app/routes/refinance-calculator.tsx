import { refinanceEn } from "@simcoe/calculators/refinance/en";
import type { PageHandle } from "../pageHandle.ts";
import { CalculatorPage } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { calculatorPageData } from "../sections/CalculatorPage/calculatorPageData.ts";
import type { Route } from "./+types/refinance-calculator.ts";

export const handle: PageHandle = { hydrate: true };

export function loader() {
  return calculatorPageData("refinance");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function RefinanceCalculator({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage view={refinanceEn} data={loaderData} />;
}
