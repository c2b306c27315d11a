import { leastCharge, prepaymentCharge } from "../canada/prepaymentCharge.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import type { FactDefinitions } from "./facts.ts";

/** Facts that decide the charge for leaving a mortgage before its term ends. */
export interface LeavingFacts {
  /** Dollars that the lender quoted; `null` without a quote, and then the charge is estimated. */
  readonly chargeKnown: number | null;
  /** Of the mortgage being left. */
  readonly rateType: "fixed" | "variable";
  /** Percent a year its lender compares with; `null` for the new rate. */
  readonly comparisonRate: number | null;
}

/** A mortgage being left with months of its term to run. */
export interface Leaving {
  readonly balance: number;
  /** Percent a year. */
  readonly annualRate: number;
  readonly newRate: number;
  readonly monthsRemaining: number;
}

/** Returns the charge for leaving in dollars: the quote or, without one, the usual charge. */
export function chargeFor(
  { newRate, ...mortgage }: Leaving,
  { chargeKnown, rateType, comparisonRate }: LeavingFacts,
  on: string,
): number {
  if (chargeKnown !== null) return chargeKnown;
  return prepaymentCharge({
    ...mortgage,
    comparisonRate: comparisonRate ?? newRate,
    rateType,
    on,
  }).charge;
}

/**
 * Returns charges to try: the least that lenders charge by custom, and twice the estimate, since
 * their methods differ by so much.
 */
function chargesToTry(leaving: Leaving | null, facts: LeavingFacts): readonly number[] {
  if (!leaving) return [];
  const least = leastCharge(leaving.balance, leaving.annualRate, { on: rulesCheckedOn });
  const estimated = chargeFor(leaving, { ...facts, chargeKnown: null }, rulesCheckedOn);
  const rounded = [least, 2 * estimated].map((each) => Math.round(each / 100) * 100);
  return rounded.filter((each) => Math.abs(each - estimated) > 100);
}

/** Defines the facts about a charge, for the mortgage that `leavingOf` finds. */
export const leavingFacts = <Inputs, Facts extends LeavingFacts>(
  leavingOf: (facts: Facts, inputs: Inputs) => Leaving | null,
): FactDefinitions<LeavingFacts, Inputs> => {
  const isEstimated = (facts: LeavingFacts, inputs: Inputs) =>
    facts.chargeKnown === null && leavingOf(facts as Facts, inputs) !== null;
  return {
    chargeKnown: {
      kind: "money",
      assumed: null,
      tries: (facts, inputs) => chargesToTry(leavingOf(facts as Facts, inputs), facts),
      matters: (facts, inputs) => leavingOf(facts as Facts, inputs) !== null,
    },
    rateType: {
      kind: "choice",
      assumed: "fixed",
      options: ["fixed", "variable"],
      matters: isEstimated,
    },
    comparisonRate: {
      kind: "percent",
      assumed: null,
      tries: [],
      matters: (facts, inputs) => facts.rateType === "fixed" && isEstimated(facts, inputs),
    },
  };
};
