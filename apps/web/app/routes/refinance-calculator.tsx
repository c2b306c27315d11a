import { RefinancePart } from "../live/refinance-calculator.tsx";
import { calculatorPageData } from "../sections/CalculatorPage/calculatorPageData.ts";
import type { Route } from "./+types/refinance-calculator.ts";

export function loader() {
  return calculatorPageData("refinance");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function RefinanceCalculator({ loaderData: { page } }: Route.ComponentProps) {
  return <RefinancePart {...page} />;
}
