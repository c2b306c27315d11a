import { dollars, payment } from "@mortgage-kit/calculator-engine";
import type { PaymentForm } from "@mortgage-kit/calculator-engine/form/en/payment";
import { viewOf } from "../makeView.ts";
import { cents, summaryOf } from "../result/Figure.ts";

/**
 * Creates the view of the payment calculator: the cost a month, every two weeks and in all.
 *
 * @example
 * paymentView(paymentFormEnglish, en).title; // "Mortgage Payment"
 */
export const paymentView = viewOf((words: PaymentForm) => ({
  calculator: payment,
  loadResult: async () => (await import("./PaymentResult.tsx")).paymentResult(words),
  summarize: summaryOf(words, [
    ["monthly", cents],
    ["biweekly", cents],
    ["total", dollars],
    ["totalInterest", dollars],
  ]),
}));
