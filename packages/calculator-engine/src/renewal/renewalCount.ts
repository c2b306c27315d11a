import { type QualifyingTest, qualifyingTest } from "../canada/qualifyingTest.ts";
import { stressTestSources } from "../canada/rules/stressTest.ts";
import type { LenderCount } from "../insight/Answer.ts";
import { countOf, finding } from "../insight/countOf.ts";
import type { InsightCase } from "../insight/defineInsight.ts";
import { leavingNotes } from "../insight/leavingFacts.ts";
import { monthlyPayment } from "../insight/monthlyPayment.ts";
import { ruleUsed } from "../insight/ruleUsed.ts";
import { compoundingStage, prepaymentStage, stressTestUsed } from "../insight/stages.ts";
import { dollars, months } from "../quantity.ts";
import {
  bestOf,
  compareRenewal,
  leavingOf,
  type RenewalComparison,
  type RenewalFacts,
} from "./compareRenewal.ts";
import { presentOfferCost, type RenewalChoice } from "./renewalChoices.ts";
import { type RenewalResult, workOutRenewal } from "./renewalEstimate.ts";
import type { RenewalInputs } from "./renewalFields.ts";
import { offersOf } from "./renewalFields.ts";

export interface RenewalCount extends LenderCount, RenewalComparison {}

export type RenewalCase = InsightCase<RenewalInputs, RenewalResult, RenewalFacts>;

/** A difference below this share of the balance is a close call. */
export const closeShare = 0.001;

/** Returns the qualifying test of a choice; staying, blending and a straight switch are exempt. */
function testOf(
  { inputs, facts, on }: RenewalCase,
  { kind, annualRate }: RenewalChoice,
  waits: boolean,
): QualifyingTest {
  const { balance, yearsRemaining, monthsRemaining } = inputs;
  if (kind !== "switch") return qualifyingTest({ annualRate, transaction: "renewal", on });
  if (monthsRemaining > 0 && !waits) {
    return qualifyingTest({ annualRate, transaction: "refinance", on });
  }
  return qualifyingTest({
    annualRate,
    transaction: "switch",
    insured: facts.insured,
    switch: {
      balance,
      newLoan: balance,
      yearsLeft: yearsRemaining,
      newAmortizationYears: yearsRemaining,
      // Most lenders are federally regulated; the exemption requires it of both.
      betweenFederalLenders: true,
    },
    on,
  });
}

/**
 * Returns true if the answer is about the present lender's offer alone: there is no other offer, and
 * blending is hardly cheaper.
 */
export const isPresentOfferOnly = (inputs: RenewalInputs, { now }: RenewalComparison) =>
  offersOf(inputs).length === 0 && (now === null || now.gain <= inputs.balance * closeShare);

/** Counts the cost of the present lender's offer over its term, as estimated and as a lender does. */
function countLetter({ inputs, facts, on }: RenewalCase, compared: RenewalComparison) {
  return countOf({
    estimate: ["letterCost", presentOfferCost(workOutRenewal(inputs).workings)],
    figure: "lenderLetterCost",
    stages: [compoundingStage(compared.letterCost, facts.compounding, on)],
    findings: [
      finding("halfPercentLess", compared.halfPercentLess, "dollars"),
      finding("lenderPayment", compared.stay.payment, "dollars"),
    ],
  });
}

/**
 * Calculates what the best choice saves against staying by the end of the shortest term, with the actual
 * compounding. If no charge for leaving was entered, deducts an estimate. If waiting for renewal saves
 * more, there is no charge. Without another offer, calculates the cost of the present lender's own offer
 * over its term.
 */
export function countRenewal(known: RenewalCase): RenewalCount {
  const { inputs, estimate, facts, on } = known;
  const compared = compareRenewal(inputs, facts, on);
  const best = bestOf(compared);
  if (!best || isPresentOfferOnly(inputs, compared)) {
    return { ...countLetter(known, compared), ...compared };
  }
  const { compounding } = facts;
  const { now, later, shortestTerm, charge } = compared;
  const waits = best === later;
  const entered =
    charge === inputs.prepaymentCharge
      ? compared
      : compareRenewal(inputs, facts, on, inputs.prepaymentCharge);
  const { choice, gain } = best;
  const test = testOf(known, choice, waits);
  const pay = (annualRate: number) =>
    monthlyPayment(inputs.balance, annualRate, inputs.yearsRemaining, compounding);
  return {
    ...countOf({
      estimate: ["renewalSavings", estimate.renewalSavings],
      figure: "lenderRenewalSavings",
      limit: {
        id: "shortest-term",
        months: months(shortestTerm),
        saved: dollars(gain + choice.upFront),
        costs: dollars(choice.upFront),
      },
      stages: [
        compoundingStage(entered.now?.gain ?? 0, compounding, on),
        prepaymentStage(now?.gain ?? gain, on),
        ...(waits
          ? [{ id: "waiting", months: months(compared.monthsLeft), value: gain } as const]
          : []),
      ],
      findings: [
        finding("lenderPayment", waits ? choice.payment : pay(choice.annualRate), "dollars"),
        ...(compared.monthsLeft > 0 ? [finding("prepaymentCharge", charge, "dollars")] : []),
        ...(waits && now ? [finding("gainToday", now.gain, "dollars")] : []),
        ...(test.tested
          ? [
              finding("qualifyingRate", test.rate, "percent"),
              finding("testedPayment", pay(test.rate), "dollars"),
            ]
          : []),
      ],
      rules: [
        ...(test.tested ? [stressTestUsed(on)] : []),
        ...(test.exemption ? [ruleUsed(test.exemption, stressTestSources)] : []),
      ],
      notes: [
        ...leavingNotes(leavingOf(facts, inputs), facts, on),
        ...(test.because === "straight-switch" ? [{ id: "straight-switch" } as const] : []),
      ],
    }),
    ...compared,
  };
}
