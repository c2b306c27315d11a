import { PaymentPart } from "../live/payment-calculator.tsx";
import { calculatorPageData } from "../sections/CalculatorPage/calculatorPageData.ts";
import type { Route } from "./+types/payment-calculator.ts";

export function loader() {
  return calculatorPageData("payment");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function PaymentCalculator({ loaderData: { page } }: Route.ComponentProps) {
  return <PaymentPart {...page} />;
}
