import { RenewalPart } from "../live/renewal-calculator.tsx";
import { calculatorPageData } from "../sections/CalculatorPage/calculatorPageData.ts";
import type { Route } from "./+types/renewal-calculator.ts";

export function loader() {
  return calculatorPageData("renewal");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function RenewalCalculator({ loaderData: { page } }: Route.ComponentProps) {
  return <RenewalPart {...page} />;
}
