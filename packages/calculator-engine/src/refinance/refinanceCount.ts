import { type Compounding, equivalentRate } from "../canada/compounding.ts";
import { qualifyingRate } from "../canada/qualifyingRate.ts";
import { addedUnitsLimit, equitySources, refinanceLimit } from "../canada/rules/equity.ts";
import { findRule, ruleInForce } from "../canada/rules/ruleInForce.ts";
import { followRates } from "../finance/followRates.ts";
import type { InsightCase, LenderCount, LenderLimit } from "../insight/Answer.ts";
import { countOf, finding, ruleUsed, stressTestUsed } from "../insight/countOf.ts";
import {
  chargeFor,
  type Leaving,
  type LeavingFacts,
  leavingNotes,
  prepaymentStage,
} from "../insight/leavingFacts.ts";
import { amortizationNote, compoundingStage, monthlyPayment } from "../insight/lenderPolicies.ts";
import { dollars, months, percent } from "../quantity.ts";
import type { RefinanceInputs, RefinanceResult } from "./refinanceEstimate.ts";

/**
 * Purpose of a refinance: a lower rate, a new rate that the present lender gives free of charge, a line of
 * credit beside the mortgage, or the share of a spouse.
 */
export type RefinancePurpose = "rate" | "convert" | "line" | "buy-out";

export interface RefinanceFacts extends LeavingFacts {
  readonly purpose: RefinancePurpose;
  /** Months left of the present term; 0 at renewal, when leaving costs no charge. */
  readonly monthsRemaining: number;
  /** Percent a year at which the present lender renews; `null` if it has made no offer. */
  readonly renewalOffer: number | null;
  /** Dollars; `null` if unknown, in which case the refinance limit is not checked. */
  readonly homeValue: number | null;
  /** True if the present mortgage is insured; another lender may then exceed the limit. */
  readonly insured: boolean;
  readonly compounding: Compounding;
}

interface RefinanceComparison {
  /** Months left of the present term. */
  readonly monthsLeft: number;
  /** Months of the comparison; `isForTerm` is true if they include a new term. */
  readonly months: number;
  readonly isForTerm: boolean;
  /** Interest saved by then, in dollars; negative if the new rate is higher. */
  readonly interestSaved: number;
  /** Charge for leaving the present mortgage now, in dollars. */
  readonly charge: number;
  /** The charge and the closing costs together. */
  readonly costs: number;
  /** Dollars gained by then if the mortgage changes now. */
  readonly gainNow: number;
  /** Dollars gained if it changes at renewal; `null` at renewal, and without an offer. */
  readonly gainLater: number | null;
  /** First month at the end of which the costs are recovered; `null` if there is none. */
  readonly recoveredAfterMonths: number | null;
  /** Returns the interest that changing now has saved by the end of a month, in dollars. */
  readonly savedBy: (month: number) => number;
}

/** Minimum length of a comparison that includes a new term. */
const newTermMonths = 60;

/** Returns the months until the loan and its term end, rounded up; the term ends with the loan. */
function termOf({ yearsRemaining }: RefinanceInputs, { monthsRemaining }: RefinanceFacts) {
  const loanEnds = Math.ceil(yearsRemaining * 12 - 1e-9);
  return { loanEnds, left: Math.min(Math.ceil(monthsRemaining), loanEnds) };
}

/** Returns the mortgage that a change now replaces; `null` at renewal, and at the present lender. */
export function leavingToRefinance(facts: RefinanceFacts, inputs: RefinanceInputs): Leaving | null {
  const { currentBalance: balance, currentRate: annualRate, yearsRemaining } = inputs;
  const { left: monthsRemaining } = termOf(inputs, facts);
  return monthsRemaining === 0 || facts.purpose === "convert"
    ? null
    : { balance, annualRate, monthsRemaining, yearsRemaining };
}

/**
 * Without an offer from the present lender, the rate after its term is unknown, so only the months left
 * are compared. With one, a new term is too, and changing at renewal is a third choice.
 */
export function compareRefinance(
  inputs: RefinanceInputs,
  facts: RefinanceFacts,
  on: string,
): RefinanceComparison {
  const { currentBalance, currentRate, newRate } = inputs;
  const { renewalOffer, compounding, purpose } = facts;
  const closingCosts = purpose === "convert" ? 0 : inputs.closingCosts;
  const { loanEnds, left } = termOf(inputs, facts);
  const follow = (from: number, to: number) =>
    followRates(currentBalance, loanEnds, [
      [0, equivalentRate(from, compounding)],
      [left, equivalentRate(to, compounding)],
    ]);
  const stay = follow(currentRate, renewalOffer ?? newRate);
  const now = follow(newRate, newRate);
  const later = follow(currentRate, newRate);
  const isForTerm = renewalOffer !== null || left === 0;
  const compared = isForTerm ? Math.min(Math.max(left, newTermMonths), loanEnds) : left;
  const savedBy = (month: number) => stay.interestBy(month) - now.interestBy(month);
  const leaving = leavingToRefinance(facts, inputs);
  const charge = leaving ? chargeFor(leaving, facts, on) : 0;
  const costs = charge + closingCosts;
  // At renewal without an offer no saving is known, so it is exactly 0.
  const interestSaved = renewalOffer === null && left === 0 ? 0 : savedBy(compared);
  let recovered: number | null = null;
  for (let month = 1; month <= compared && recovered === null; month++) {
    if (savedBy(month) >= costs) recovered = month;
  }
  return {
    monthsLeft: left,
    months: compared,
    isForTerm,
    interestSaved,
    charge,
    costs,
    gainNow: interestSaved - costs,
    gainLater:
      renewalOffer !== null && left > 0
        ? stay.interestBy(compared) - later.interestBy(compared) - closingCosts
        : null,
    recoveredAfterMonths: recovered,
    savedBy,
  };
}

/** Returns true if changing at renewal gains something, and more than changing now. */
export const isWaitingBetter = ({
  gainNow,
  gainLater,
}: Pick<RefinanceComparison, "gainNow" | "gainLater">) =>
  gainLater !== null && gainLater > Math.max(gainNow, 0);

export interface RefinanceCount extends LenderCount, RefinanceComparison {
  /** Dollars to pay off before another lender could take the mortgage over; 0 if none. */
  readonly payDown: number;
}

export type RefinanceCase = InsightCase<RefinanceInputs, RefinanceResult, RefinanceFacts>;

/** Returns the dollars that another lender could take over, and whether that limit binds; `null` if not known. */
export function mostOf({ homeValue, insured }: RefinanceFacts, on: string) {
  if (homeValue === null) return null;
  const max = (homeValue * ruleInForce({ rule: refinanceLimit, on }).value) / 100;
  return { max, binds: !insured };
}

/** Returns what is saved until the comparison ends, and at what cost. */
function limitOf(compared: RefinanceComparison): LenderLimit {
  const { isForTerm, interestSaved, costs, charge, gainLater } = compared;
  const waits = isWaitingBetter(compared);
  const costsLater = costs - charge;
  return {
    id: isForTerm ? "new-term" : "end-of-term",
    months: months(compared.months),
    saved: dollars(waits ? (gainLater ?? 0) + costsLater : interestSaved),
    costs: dollars(waits ? costsLater : costs),
  };
}

/**
 * Calculates the interest saved minus the closing costs and the charge, until the term ends or, with a
 * known renewal offer, over a new term of five years. Without one at renewal, the present lender is
 * assumed to match the new rate.
 */
export function countRefinance(known: RefinanceCase): RefinanceCount {
  const { inputs, estimate, facts, on } = known;
  const { currentBalance, currentRate, newRate, yearsRemaining, closingCosts } = inputs;
  const { compounding, renewalOffer } = facts;
  const compared = compareRefinance(inputs, facts, on);
  const { isForTerm, interestSaved, costs, gainNow, gainLater, recoveredAfterMonths } = compared;
  const pay = (annualRate: number) =>
    monthlyPayment(currentBalance, annualRate, yearsRemaining, compounding);
  const compounded = (pay(currentRate) - pay(newRate)) * yearsRemaining * 12 - closingCosts;
  const isUnknown = renewalOffer === null && compared.monthsLeft === 0;
  const tested = qualifyingRate({ annualRate: newRate, on });
  const limit = ruleInForce({ rule: refinanceLimit, on });
  const most = mostOf(facts, on);
  const isConverted = facts.purpose === "convert";
  const payDown = most?.binds && !isConverted ? Math.max(0, currentBalance - most.max) : 0;
  const addedUnits = payDown > 0 && findRule({ rule: addedUnitsLimit, on });
  const waits = isWaitingBetter(compared);
  const endStage = isUnknown ? "offer-unknown" : isForTerm ? "new-term" : "end-of-term";
  return {
    ...countOf({
      estimate: ["totalSavings", estimate.totalSavings],
      figure: "lenderTotalSavings",
      stages: [
        compoundingStage(compounded, compounding, on),
        { id: endStage, months: months(compared.months), value: interestSaved - closingCosts },
        isConverted ? { id: "converted-free", value: gainNow } : prepaymentStage(gainNow, on),
        waits && { id: "waiting", months: months(compared.monthsLeft), value: gainLater ?? 0 },
      ],
      isRefused: payDown > 0,
      limit:
        payDown > 0
          ? { id: "above-limit", limit: percent(limit.value), max: dollars(most?.max ?? 0) }
          : limitOf(compared),
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
        !isConverted && amortizationNote(yearsRemaining, on),
        facts.purpose === "line" && { id: "line-beside" },
        addedUnits && { id: "added-units", share: percent(addedUnits.value.percent) },
      ],
      missing: isUnknown ? ["renewalOffer"] : [],
    }),
    ...compared,
    payDown,
  };
}
