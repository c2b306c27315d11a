import { paymentEn } from "@simcoe/calculators/payment/en";
import type { PageHandle } from "../pageHandle.ts";
import { CalculatorPage } from "../sections/CalculatorPage/CalculatorPage.tsx";
import { calculatorPageData } from "../sections/CalculatorPage/calculatorPageData.ts";
import type { Route } from "./+types/payment-calculator.ts";

export const handle: PageHandle = { hydrate: true };

export function loader() {
  return calculatorPageData("payment");
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default function PaymentCalculator({ loaderData }: Route.ComponentProps) {
  return <CalculatorPage view={paymentEn} data={loaderData} />;
}
