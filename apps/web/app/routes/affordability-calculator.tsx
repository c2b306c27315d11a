import { AffordabilityPart } from "../live/affordability-calculator.tsx";
import { calculatorPageData } from "../sections/CalculatorPage/calculatorPageData.ts";
import type { Route } from "./+types/affordability-calculator.ts";

export function loader() {
  return calculatorPageData("affordability");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function AffordabilityCalculator({ loaderData: { page } }: Route.ComponentProps) {
  return <AffordabilityPart {...page} />;
}
