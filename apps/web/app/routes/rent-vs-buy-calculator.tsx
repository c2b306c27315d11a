import { RentVsBuyPart } from "../live/rent-vs-buy-calculator.tsx";
import { calculatorPageData } from "../sections/CalculatorPage/calculatorPageData.ts";
import type { Route } from "./+types/rent-vs-buy-calculator.ts";

export function loader() {
  return calculatorPageData("rent-vs-buy");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function RentVsBuyCalculator({ loaderData: { page } }: Route.ComponentProps) {
  return <RentVsBuyPart {...page} />;
}
