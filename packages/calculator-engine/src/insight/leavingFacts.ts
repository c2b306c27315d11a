import { type FixedRate, rateForMonths } from "../canada/marketRates.ts";
import { leastCharge, prepaymentCharge } from "../canada/prepaymentCharge.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import { amount, oneOf, percentage } from "../fieldRules.ts";
import type { FactDefinitions } from "./facts.ts";

/** Facts that decide the prepayment charge for leaving a mortgage before its term ends. */
export interface LeavingFacts {
  /** Charge that the lender quoted, in dollars; estimated if `null`. */
  readonly chargeKnown: number | null;
  /** Rate type of the mortgage being left. */
  readonly rateType: "fixed" | "variable";
  /** Percent a year at which its lender lends today for the time left. */
  readonly comparisonRate: number;
}

/** Mortgage that is left before its term ends. */
export interface Leaving {
  readonly balance: number;
  /** Percent a year. */
  readonly annualRate: number;
  readonly monthsRemaining: number;
}

/** Returns the prepayment charge in dollars: the quote or, without one, an estimate. */
export function chargeFor(
  mortgage: Leaving,
  { chargeKnown, rateType, comparisonRate }: LeavingFacts,
  on: string,
): number {
  if (chargeKnown !== null) return chargeKnown;
  return prepaymentCharge({ ...mortgage, comparisonRate, rateType, on }).charge;
}

/**
 * Returns charges to try, in dollars: the customary minimum, and twice the estimate, since lenders'
 * methods differ by that much.
 */
function chargesToTry(leaving: Leaving | null, facts: LeavingFacts): readonly number[] {
  if (!leaving) return [];
  const least = leastCharge(leaving.balance, leaving.annualRate, { on: rulesCheckedOn });
  const estimated = chargeFor(leaving, { ...facts, chargeKnown: null }, rulesCheckedOn);
  const rounded = [least, 2 * estimated].map((each) => Math.round(each / 100) * 100);
  return rounded.filter((each) => Math.abs(each - estimated) > 100);
}

/**
 * Defines the facts about the prepayment charge. `leavingOf` returns the mortgage being left; `null` if
 * none is left before its term ends.
 */
export const leavingFacts = <Inputs, Facts extends LeavingFacts>(
  leavingOf: (facts: Facts, inputs: Inputs) => Leaving | null,
): FactDefinitions<LeavingFacts, Inputs> => {
  const isEstimated = (facts: LeavingFacts, inputs: Inputs) =>
    facts.chargeKnown === null && leavingOf(facts as Facts, inputs) !== null;
  return {
    chargeKnown: {
      rule: amount,
      default: null,
      tries: (facts, inputs) => chargesToTry(leavingOf(facts as Facts, inputs), facts),
      matters: (facts, inputs) => leavingOf(facts as Facts, inputs) !== null,
    },
    rateType: {
      rule: /* @__PURE__ */ oneOf(["fixed", "variable"]),
      default: "fixed",
      matters: isEstimated,
    },
    // Never the rate of the new mortgage: its lender has no part in this charge.
    comparisonRate: {
      rule: percentage,
      default: (facts: LeavingFacts, inputs: Inputs, fixedRates: readonly FixedRate[]) =>
        rateForMonths(leavingOf(facts as Facts, inputs)?.monthsRemaining ?? 0, fixedRates),
      tries: [],
      matters: (facts, inputs) => facts.rateType === "fixed" && isEstimated(facts, inputs),
    },
  };
};
