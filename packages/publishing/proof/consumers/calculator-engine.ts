import { createWizard, type PaymentInputs, payment } from "@mortgage-kit/calculator-engine";
import { mortgagePayment } from "@mortgage-kit/calculator-engine/canada";
import { explainPayment } from "@mortgage-kit/calculator-engine/insight";
import { words } from "@mortgage-kit/calculator-engine/words/fr";

declare const inputs: PaymentInputs;
export const monthly: number = payment.calculate(inputs).monthly;
export const lender: number = mortgagePayment({
  principal: 1,
  annualRate: 5,
  amortizationYears: 25,
});
export const labels: string[] = explainPayment(inputs).map((step) => words.step(step).label);
export const step: number = createWizard(payment).start.step;
// @ts-expect-error A rate is a number.
payment.calculate({ ...inputs, interestRate: "5" });
