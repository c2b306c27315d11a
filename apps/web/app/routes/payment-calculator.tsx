import { payment } from "@simcoe/calculator-engine";
import { CalculatorPage } from "../calculators/CalculatorPage/CalculatorPage.tsx";
import { calculatorPageData } from "../calculators/CalculatorPage/calculatorPageData.ts";
import { paymentView } from "../calculators/paymentView.ts";
import type { PageHandle } from "../pageHandle.ts";
import type { Route } from "./+types/payment-calculator.ts";

export const handle: PageHandle = { hydrate: true };

export function loader() {
  return calculatorPageData("payment");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function PaymentCalculator({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage calculator={payment} view={paymentView} words={loaderData.words} />;
}
