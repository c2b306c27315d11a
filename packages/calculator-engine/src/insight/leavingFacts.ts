import {
  comparisonRateOf,
  type LenderKind,
  postedAbove,
  postedPoints,
} from "../canada/marketRates.ts";
import { type OfferedRate, rateFor } from "../canada/offeredRates.ts";
import { type ChargeMethod, leastCharge, prepaymentCharge } from "../canada/prepaymentCharge.ts";
import { contractSources, prepaymentInterestMonths } from "../canada/rules/contracts.ts";
import { rulesCheckedOn } from "../canada/rules/ruleInForce.ts";
import { amount, oneOf, percentage } from "../fieldRules.ts";
import { dollars } from "../quantity.ts";
import type { Stage } from "./bridge.ts";
import { ruleUsedOn } from "./countOf.ts";
import type { FactDefinitions } from "./facts.ts";
import type { Note } from "./note.ts";

/** Facts that decide the prepayment charge for leaving a mortgage before its term ends. */
export interface LeavingFacts {
  /** Charge that the lender quoted, in dollars; estimated if `null`. */
  readonly chargeKnown: number | null;
  /** Rate type of the mortgage being left. */
  readonly rateType: "fixed" | "variable";
  /** Kind of the lender being left; it decides how the charge is calculated. */
  readonly presentLender: LenderKind;
  /** Percent a year that its lender compares with. */
  readonly comparisonRate: number;
  /** Dollars of this year's prepayment privilege that are paid off first, without a charge. */
  readonly privilege: number;
}

/** Mortgage that is left before its term ends. */
export interface Leaving {
  readonly balance: number;
  readonly annualRate: number;
  readonly monthsRemaining: number;
  /** Years left of the amortization. */
  readonly yearsRemaining: number;
}

/** Estimates the prepayment charge in dollars; a private lender's is three months' interest. */
function estimatedCharge(
  mortgage: Leaving,
  facts: LeavingFacts,
  on: string,
  ofOthers: ChargeMethod = "contract-rate",
): number {
  const { rateType, comparisonRate, privilege } = facts;
  const method = facts.presentLender === "private" ? "three-months" : ofOthers;
  const monthsRemaining = Math.min(mortgage.monthsRemaining, mortgage.yearsRemaining * 12);
  const leaving = { ...mortgage, monthsRemaining, comparisonRate, privilege, on };
  return prepaymentCharge({ ...leaving, rateType, method }).charge;
}

/** Returns the prepayment charge in dollars: the quote or, without one, an estimate. */
export const chargeFor = (mortgage: Leaving, facts: LeavingFacts, on: string): number =>
  facts.chargeKnown ?? estimatedCharge(mortgage, facts, on);

/** Returns notes on leaving early: the range of the charge by lenders' methods, and what may go without one. */
export function leavingNotes(mortgage: Leaving | null, facts: LeavingFacts, on: string): Note[] {
  if (!mortgage || chargeFor(mortgage, facts, on) === 0) return [];
  const { rateType, comparisonRate, presentLender } = facts;
  const estimate = (compared: number, method?: ChargeMethod) =>
    dollars(estimatedCharge(mortgage, { ...facts, comparisonRate: compared }, on, method));
  const gap = postedPoints.discount - postedAbove(mortgage.monthsRemaining);
  const atOthers = presentLender === "bank" ? comparisonRate + gap : comparisonRate;
  const range = {
    id: "charge-is-estimate",
    isThreeMonths: rateType === "variable" || presentLender === "private",
    presentValue: estimate(atOthers, "present-value"),
    most: estimate(atOthers),
    bank: estimate(Math.max(0, atOthers - gap)),
  } as const;
  return [
    ...(facts.chargeKnown === null ? [range] : []),
    { id: "before-leaving", rateType } as const,
  ];
}

/** Usual yearly prepayment privilege, in percent of the balance. */
const usualPrivilege = 15;

/** Returns charges to try, in dollars: the customary minimum, and twice the estimate, as methods differ by that. */
function chargesToTry(leaving: Leaving | null, facts: LeavingFacts): readonly number[] {
  if (!leaving) return [];
  const least = leastCharge(leaving.balance, leaving.annualRate, { on: rulesCheckedOn });
  const estimated = estimatedCharge(leaving, facts, rulesCheckedOn);
  const rounded = [least, 2 * estimated].map((each) => Math.round(each / 100) * 100);
  return rounded.filter((each) => Math.abs(each - estimated) > 100);
}

/** `leavingOf` returns the mortgage being left; `null` if none is left before its term ends. */
export const leavingFacts = <Inputs, Facts extends LeavingFacts>(
  leavingOf: (facts: Facts, inputs: Inputs) => Leaving | null,
): FactDefinitions<LeavingFacts, Inputs> => {
  const leaving = (facts: LeavingFacts, inputs: Inputs) => leavingOf(facts as Facts, inputs);
  const isEstimated = (facts: LeavingFacts, inputs: Inputs) =>
    facts.chargeKnown === null && leaving(facts, inputs) !== null;
  const isFixed = (facts: LeavingFacts, inputs: Inputs) =>
    facts.rateType === "fixed" && isEstimated(facts, inputs);
  return {
    chargeKnown: {
      rule: amount,
      default: null,
      tries: (facts, inputs) => chargesToTry(leaving(facts, inputs), facts),
      matters: (facts, inputs) => leaving(facts, inputs) !== null,
    },
    rateType: {
      rule: /* @__PURE__ */ oneOf(["fixed", "variable"]),
      default: "fixed",
      matters: isEstimated,
    },
    presentLender: {
      rule: /* @__PURE__ */ oneOf(["bank", "other", "credit-union", "alternative", "private"]),
      default: "other",
      // Alternative and private lenders are rare.
      tries: ["bank", "other"],
      matters: isFixed,
    },
    // Never the rate of the new mortgage: its lender has no part in this charge.
    comparisonRate: {
      rule: percentage,
      default: (facts: LeavingFacts, inputs: Inputs, rates: readonly OfferedRate[]) => {
        const { monthsRemaining: months = 0 } = leaving(facts, inputs) ?? {};
        const { rate } = rateFor(rates, { months, purpose: "switch" });
        return comparisonRateOf(facts.presentLender, months, rate ? [rate] : []);
      },
      ratePurpose: "switch",
      tries: [],
      matters: (facts, inputs) => facts.presentLender !== "private" && isFixed(facts, inputs),
    },
    privilege: {
      rule: amount,
      default: 0,
      tries: (facts, inputs) => {
        const { balance = 0 } = leaving(facts, inputs) ?? {};
        return [Math.round((balance * usualPrivilege) / 100_000) * 1000];
      },
      usual: true,
      matters: isEstimated,
    },
  };
};

export const prepaymentStage = (value: number, on: string): Stage => ({
  id: "prepayment-charge",
  value,
  rule: ruleUsedOn(prepaymentInterestMonths, on, contractSources),
});
