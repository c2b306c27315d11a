import { ClosingFeesPart } from "../live/closing-fees-calculator.tsx";
import { calculatorPageData } from "../sections/CalculatorPage/calculatorPageData.ts";
import type { Route } from "./+types/closing-fees-calculator.ts";

export function loader() {
  return calculatorPageData("closing-fees");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function ClosingFeesCalculator({ loaderData: { page } }: Route.ComponentProps) {
  return <ClosingFeesPart {...page} />;
}
