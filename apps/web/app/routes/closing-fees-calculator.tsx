import { closingFeesEn } from "@simcoe/calculators/closingFees/en";
import type { PageHandle } from "../pageHandle.ts";
import { CalculatorPage } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { calculatorPageData } from "../sections/CalculatorPage/calculatorPageData.ts";
import type { Route } from "./+types/closing-fees-calculator.ts";

export const handle: PageHandle = { hydrate: true };

export function loader() {
  return calculatorPageData("closing-fees");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function ClosingFeesCalculator({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage view={closingFeesEn} data={loaderData} />;
}
