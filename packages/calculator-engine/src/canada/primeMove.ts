import { checkInputs } from "../calculator.ts";
import { isNumber, mustBe, oneOf, positiveAmount, yearCount } from "../fieldRules.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { payOff } from "../finance/payOff.ts";
import { equivalentRate } from "./compounding.ts";
import { type Accepting, type InputsIn, optional } from "./optionalField.ts";
import { rateRules } from "./periodicRate.ts";
import { rateCoveredBy } from "./triggerRate.ts";

export interface PrimeMoveInputs extends InputsIn<typeof inputRules> {}

export interface PrimeMove {
  /** Percent a year after the change. */
  readonly annualRate: number;
  readonly paymentBefore: number;
  /** Dollars after the change; at least the interest if the payment is fixed. */
  readonly paymentAfter: number;
  /** Dollars of interest in the first payment before the change. */
  readonly interestBefore: number;
  /** Dollars of interest in the first payment after the change. */
  readonly interestAfter: number;
  /** Years until the loan is repaid after the change; `null` if it never is. */
  readonly yearsToRepay: number | null;
  /** Percent a year at which the payment before the change covers only the interest. */
  readonly triggerRate: number;
  /** True if a fixed payment no longer covers the interest. */
  readonly isTriggered: boolean;
}

const inputRules = {
  ...rateRules,
  /** Dollars. */ balance: positiveAmount,
  /** Years left of the amortization. */
  yearsRemaining: yearCount,
  kind: oneOf(["adjustable", "fixed-payment"]),
  /** Dollars of a payment fixed earlier. Defaults to the payment that repays the loan on schedule. */
  payment: optional(positiveAmount),
  /** Percentage points by which the prime rate and the mortgage rate change; negative for a decrease. */
  by: mustBe<Accepting<number>>(
    "a number of points that leaves a rate from 0 to 100",
    (by, { annualRate }) =>
      isNumber(by) && Number(annualRate) + by >= 0 && Number(annualRate) + by <= 100,
  ),
};

/**
 * Calculates the immediate effect of a change of the prime rate on a variable mortgage.
 *
 * Rates are compounded monthly by default.
 *
 * @throws CalculatorInputError for anything out of range.
 * @example
 * primeMove({
 *   balance: 400_000, annualRate: 4.5, yearsRemaining: 22, kind: "adjustable", by: 1,
 * }).paymentAfter; // 2615.39…
 */
export function primeMove(inputs: PrimeMoveInputs): PrimeMove {
  checkInputs(inputs, inputRules);
  const { balance, kind, frequency = "monthly", compounding = "monthly" } = inputs;
  const aYear = paymentsPerYear[frequency];
  const payments = Math.ceil(inputs.yearsRemaining * aYear - 1e-9);
  const before = equivalentRate(inputs.annualRate, compounding, frequency);
  const annualRate = inputs.annualRate + inputs.by;
  const after = equivalentRate(annualRate, compounding, frequency);
  const paymentBefore = inputs.payment ?? levelPayment(balance, before, payments);
  const interestAfter = balance * after;
  const isTriggered = kind === "fixed-payment" && paymentBefore < interestAfter;
  const paymentAfter =
    kind === "adjustable"
      ? levelPayment(balance, after, payments)
      : Math.max(paymentBefore, interestAfter);
  const repaid = isTriggered ? null : payOff(balance, after, paymentAfter);
  return {
    annualRate,
    paymentBefore,
    paymentAfter,
    interestBefore: balance * before,
    interestAfter,
    yearsToRepay: repaid ? repaid.periods / aYear : null,
    triggerRate: rateCoveredBy({ balance, payment: paymentBefore, frequency, compounding }),
    isTriggered,
  };
}
