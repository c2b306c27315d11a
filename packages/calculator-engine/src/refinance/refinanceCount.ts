import { qualifyingRate } from "../canada/qualifyingRate.ts";
import { addedUnitsLimit, equitySources, refinanceLimit } from "../canada/rules/equity.ts";
import { findRule, ruleInForce } from "../canada/rules/ruleInForce.ts";
import type { LenderCount } from "../insight/Answer.ts";
import { countOf, finding } from "../insight/countOf.ts";
import type { InsightCase } from "../insight/defineInsight.ts";
import { leavingNotes } from "../insight/leavingFacts.ts";
import { amortizationNote } from "../insight/lenderPolicies.ts";
import { monthlyPayment } from "../insight/monthlyPayment.ts";
import { ruleUsed } from "../insight/ruleUsed.ts";
import { compoundingStage, prepaymentStage, stressTestUsed } from "../insight/stages.ts";
import { dollars, months, percent } from "../quantity.ts";
import {
  compareRefinance,
  isWaitingBetter,
  leavingToRefinance,
  type RefinanceComparison,
  type RefinanceFacts,
} from "./compareRefinance.ts";
import type { RefinanceInputs, RefinanceResult } from "./refinanceEstimate.ts";

export interface RefinanceCount extends LenderCount, Omit<RefinanceComparison, "isForTerm"> {
  /** Dollars to pay off before another lender could take the mortgage over; 0 if none. */
  readonly payDown: number;
}

export type RefinanceCase = InsightCase<RefinanceInputs, RefinanceResult, RefinanceFacts>;

/**
 * Returns the most that another lender could take over, in dollars, and whether that limit binds;
 * `null` if the home value is unknown.
 */
export function mostOf({ homeValue, insured }: RefinanceFacts, on: string) {
  if (homeValue === null) return null;
  const max = (homeValue * ruleInForce({ rule: refinanceLimit, on }).value) / 100;
  return { max, binds: !insured };
}

/**
 * Calculates the gain of changing lenders: the interest saved until the present term ends, minus the
 * closing costs and the prepayment charge. If the present lender's renewal offer is known, the
 * comparison includes a new term of five years. At renewal without an offer, the present lender is
 * assumed to match the new rate.
 */
export function countRefinance(known: RefinanceCase): RefinanceCount {
  const { inputs, estimate, facts, on } = known;
  const { currentBalance, currentRate, newRate, yearsRemaining, closingCosts } = inputs;
  const { compounding, renewalOffer } = facts;
  const { isForTerm, ...compared } = compareRefinance(inputs, facts, on);
  const {
    months: length,
    interestSaved,
    costs,
    gainNow,
    gainLater,
    recoveredAfterMonths,
  } = compared;
  const pay = (annualRate: number) =>
    monthlyPayment(currentBalance, annualRate, yearsRemaining, compounding);
  const compounded = (pay(currentRate) - pay(newRate)) * yearsRemaining * 12 - closingCosts;
  const isUnknown = renewalOffer === null && compared.monthsLeft === 0;
  const tested = qualifyingRate({ annualRate: newRate, on });
  const limit = ruleInForce({ rule: refinanceLimit, on });
  const most = mostOf(facts, on);
  const payDown = most?.binds ? Math.max(0, currentBalance - most.max) : 0;
  const addedUnits = payDown > 0 && findRule({ rule: addedUnitsLimit, on });
  const waits = isWaitingBetter(compared);
  const endStage = isUnknown ? "offer-unknown" : isForTerm ? "new-term" : "end-of-term";
  return {
    ...countOf({
      estimate: ["totalSavings", estimate.totalSavings],
      figure: "lenderTotalSavings",
      stages: [
        compoundingStage(compounded, compounding, on),
        { id: endStage, months: months(length), value: interestSaved - closingCosts },
        prepaymentStage(gainNow, on),
        waits && { id: "waiting", months: months(compared.monthsLeft), value: gainLater ?? 0 },
      ],
      isRefused: payDown > 0,
      limit:
        payDown > 0
          ? { id: "above-limit", limit: percent(limit.value), max: dollars(most?.max ?? 0) }
          : {
              id: isForTerm ? "new-term" : "end-of-term",
              months: months(length),
              saved: dollars(waits ? (gainLater ?? 0) + closingCosts : interestSaved),
              costs: dollars(waits ? closingCosts : costs),
            },
      findings: [
        finding("interestSavedInTerm", interestSaved, "dollars"),
        finding("costOfChanging", costs, "dollars"),
        recoveredAfterMonths !== null &&
          finding("breakEvenWithCharge", recoveredAfterMonths, "months"),
        finding("lenderPayment", pay(newRate), "dollars"),
        finding("qualifyingRate", tested, "percent"),
        finding("testedPayment", pay(tested), "dollars"),
        most && finding("refinanceMax", most.max, "dollars"),
      ],
      rules: [stressTestUsed(on), most && ruleUsed(limit, equitySources)],
      notes: [
        leavingNotes(leavingToRefinance(facts, inputs), facts, on),
        amortizationNote(yearsRemaining, on),
        addedUnits && { id: "added-units", share: percent(addedUnits.value.percent) },
      ],
      missing: isUnknown ? ["renewalOffer"] : [],
    }),
    ...compared,
    payDown,
  };
}
