import { renewalEn } from "@simcoe/calculators/renewal/en";
import type { PageHandle } from "../pageHandle.ts";
import { CalculatorPage } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { calculatorPageData } from "../sections/CalculatorPage/calculatorPageData.ts";
import type { Route } from "./+types/renewal-calculator.ts";

export const handle: PageHandle = { hydrate: true };

export function loader() {
  return calculatorPageData("renewal");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function RenewalCalculator({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage view={renewalEn} data={loaderData} />;
}
