import { checkInputs } from "../calculator.ts";
import { amount, isNumber, mustBe, positiveAmount } from "../fieldRules.ts";
import { tierPercent } from "./mortgageInsurance.ts";
import { type Accepting, flag, type InputsIn } from "./optionalField.ts";
import {
  insurancePremium,
  portabilityTopUpRule,
  type TopUpRule,
} from "./rules/insurancePremium.ts";
import { openRules, type RuleChoice } from "./rules/ruleBook.ts";
import type { RuleInForce } from "./rules/ruleInForce.ts";
import { noticesOf, type RuleNotice } from "./rules/ruleNotices.ts";

export interface PortabilityTopUpInputs extends InputsIn<typeof inputRules>, RuleChoice {}

export interface PortabilityTopUp {
  /** Dollars borrowed beyond the ported balance. */
  readonly increase: number;
  /** Percent of the increase. */
  readonly topUpRate: number;
  readonly topUp: number;
  /** Dollars of premium to insure the whole new loan again. */
  readonly fullPremium: number;
  /** Lesser of `topUp` and `fullPremium`. */
  readonly premium: number;
  readonly because: "no-increase" | "top-up" | "full-premium";
  readonly rule: RuleInForce<TopUpRule>;
  readonly notices: readonly RuleNotice[];
}

const inputRules = {
  /** Dollars owing on the insured mortgage that is ported to the new home. */
  portedBalance: amount,
  /** Dollars: price of the new home. */
  newPrice: positiveAmount,
  /** Dollars of the mortgage on the new home, before any premium. */
  newLoan: mustBe<Accepting<number>>(
    "a number from 0 to newPrice",
    (value, { newPrice }) =>
      isNumber(value) && isNumber(newPrice) && value >= 0 && value <= newPrice,
  ),
  borrowedDownPayment: flag,
  /** True if the amortization blends the old one and a new one. */
  blendedAmortization: flag,
};

/**
 * Calculates the premium for porting an insured mortgage to a more expensive home: on the increase
 * alone, at its own rate, or on the whole new loan if that costs less.
 *
 * Assumes the standard amortization. Source: CMHC, premiums for portability.
 *
 * @throws CalculatorInputError for anything out of range.
 * @example
 * portabilityTopUp({ portedBalance: 300_000, newLoan: 380_000, newPrice: 400_000 }).premium; // 5040
 */
export function portabilityTopUp(inputs: PortabilityTopUpInputs): PortabilityTopUp {
  checkInputs(inputs, inputRules);
  const { portedBalance, newLoan, newPrice, borrowedDownPayment, blendedAmortization } = inputs;
  const book = openRules(inputs);
  const rule = book.inForce(portabilityTopUpRule);
  const loanToValue = (newLoan * 100) / newPrice;
  const increase = Math.max(0, newLoan - portedBalance);
  const tier = tierPercent(loanToValue, rule.value, borrowedDownPayment);
  const blend = blendedAmortization ? rule.value.blendedAmortization : 0;
  const topUpRate = Math.round((tier + blend) * 100) / 100;
  const topUp = (increase * topUpRate) / 100;
  const full = tierPercent(loanToValue, book.inForce(insurancePremium).value, borrowedDownPayment);
  const fullPremium = (newLoan * full) / 100;
  const because = increase === 0 ? "no-increase" : topUp <= fullPremium ? "top-up" : "full-premium";
  const premium = Math.min(topUp, fullPremium);
  const notices = noticesOf(book);
  return { increase, topUpRate, topUp, fullPremium, premium, because, rule, notices };
}
