import type { SecondLook } from "../secondLook/secondLook.ts";
import type { PaymentInputs } from "./paymentEstimate.ts";
import { type PaymentCircumstances, paymentLenderView } from "./paymentLenderView.ts";

export interface PaymentCheck {
  /** Dollars a month: the estimate's payment and a lender's. */
  readonly estimated: number;
  readonly charged: number;
  /** Dollars a month at the qualifying rate: what the income has to carry to be lent the money. */
  readonly tested: number;
  /** Dollars missing of the least down payment, where the price is known and no lender could lend. */
  readonly missing: number;
}

export type PaymentSecondLook = SecondLook<PaymentCheck, "payment">;

/**
 * Whether a lender would ask for the estimated payment: refuted where it would ask for more than a tenth
 * more, or could not lend at all.
 *
 * @throws CalculatorInputError
 */
export function paymentSecondLook(
  inputs: PaymentInputs,
  given: Partial<PaymentCircumstances> = {},
): PaymentSecondLook {
  const { headline, lender, isFar, limit, findings } = paymentLenderView(inputs, given);
  const missing = limit.id === "refused" ? limit.missing.value : 0;
  const holds = missing === 0 && (!isFar || lender.value < headline.value);
  return {
    id: "payment",
    checked: "headline",
    holds,
    refutes: holds ? [] : ["monthly", "biweekly", "total", "totalInterest"],
    figures: {
      estimated: headline.value,
      charged: lender.value,
      tested: findings.find(({ id }) => id === "testedPayment")?.value ?? lender.value,
      missing,
    },
  };
}
