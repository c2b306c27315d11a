import { equivalentRate } from "../canada/compounding.ts";
import { type QualifyingTest, qualifyingTest } from "../canada/qualifyingTest.ts";
import { stressTestSources } from "../canada/rules/stressTest.ts";
import type { InsightCase, LenderCount } from "../insight/Answer.ts";
import { countOf, finding, ruleUsed, stressTestUsed } from "../insight/countOf.ts";
import { leavingNotes, prepaymentStage } from "../insight/leavingFacts.ts";
import { amortizationNote, compoundingStage, monthlyPayment } from "../insight/lenderPolicies.ts";
import type { Note } from "../insight/note.ts";
import { dollars, months, percent, years } from "../quantity.ts";
import {
  asContracted,
  bestOf,
  type ComparedRenewal,
  collateralCosts,
  compareRenewal,
  leavingToRenew,
  type RenewalFacts,
  switchCostsOf,
} from "./compareRenewal.ts";
import {
  compareChoices,
  presentOfferCost,
  type RenewalChoice,
  type RenewalTerms,
} from "./renewalChoices.ts";
import { type RenewalResult, workOutRenewal } from "./renewalEstimate.ts";
import type { RenewalInputs } from "./renewalFields.ts";

export interface RenewalCount extends LenderCount, ComparedRenewal {}

export type RenewalCase = InsightCase<RenewalInputs, RenewalResult, RenewalFacts>;

/** Returns the qualifying test of a choice; staying, blending and a straight switch are exempt. */
function testOf(
  { inputs, facts, on }: RenewalCase,
  { kind, annualRate }: RenewalChoice,
  waits: boolean,
): QualifyingTest {
  const { balance, monthsRemaining } = inputs;
  const yearsRemaining = facts.contractYears;
  if (kind !== "switch") return qualifyingTest({ annualRate, transaction: "renewal", on });
  if (monthsRemaining > 0 && !waits) {
    return qualifyingTest({ annualRate, transaction: "refinance", on });
  }
  const isFederal = facts.presentLender === "bank" || facts.presentLender === "other";
  return qualifyingTest({
    annualRate,
    transaction: "switch",
    insured: facts.insured,
    switch: {
      balance,
      newLoan: balance,
      yearsLeft: yearsRemaining,
      newAmortizationYears: yearsRemaining,
      // Most new lenders are federally regulated.
      withOtherLoan: facts.otherLoan,
      betweenFederalLenders: isFederal,
      fromFederalLender: isFederal,
    },
    on,
  });
}

/** Counts the cost of the present lender's offer over its term, as estimated and as a lender does. */
function countLetter({ inputs, facts, on }: RenewalCase, compared: ComparedRenewal) {
  const { compounding } = facts;
  const monthlyRate = (annualRate: number) => equivalentRate(annualRate, compounding);
  const terms = { monthlyRate, rateAfter: inputs.renewalRate, charge: 0 };
  return countOf({
    estimate: ["letterCost", presentOfferCost(workOutRenewal(inputs).workings)],
    figure: "lenderLetterCost",
    stages: [
      compoundingStage(presentOfferCost(compareChoices(inputs, terms)), compounding, on),
      { id: "contract-payment", value: compared.letterCost },
    ],
    findings: [
      finding("halfPercentLess", compared.halfPercentLess, "dollars"),
      finding("lenderPayment", compared.stay.payment, "dollars"),
    ],
    notes: [contractNote(inputs, facts, on)],
  });
}

/** Returns the note on years that a renewal does not keep, or that new lenders do not give. */
function contractNote(
  { yearsRemaining }: RenewalInputs,
  { contractYears }: RenewalFacts,
  on: string,
): Note | null {
  return contractYears === yearsRemaining
    ? amortizationNote(yearsRemaining, on)
    : { id: "back-to-contract", left: years(yearsRemaining), contract: years(contractYears) };
}

/**
 * Returns what today's best choice saves by the end of the shortest term, in dollars, one change after
 * the other: the compounding, the contract's payment and years, no blend if none is offered, the charge, a collateral charge's costs.
 */
function savingsByShortestTerm({ inputs, facts }: RenewalCase, charge: number) {
  const { prepaymentCharge, renewalRate } = inputs;
  const { compounding, blendOffered } = facts;
  const terms = {
    monthlyRate: (annualRate: number) => equivalentRate(annualRate, compounding),
    rateAfter: renewalRate,
  };
  const { contracted, keptPayment } = asContracted(inputs, facts);
  const savings = (more: Omit<RenewalTerms, keyof typeof terms>) =>
    compareChoices(contracted, { ...terms, ...more, keptPayment }).savings;
  const isBlendOffered = blendOffered;
  const switchCosts = switchCostsOf(facts);
  return {
    compounded: compareChoices(inputs, { ...terms, charge: prepaymentCharge }).savings,
    contracted: savings({ charge: prepaymentCharge }),
    ofOffered: savings({ charge: prepaymentCharge, isBlendOffered }),
    charged: savings({ charge, isBlendOffered }),
    moved: savings({ charge, isBlendOffered, switchCosts }),
  };
}

/** Returns what the best choice saves over the months compared, and what it costs to change. */
const limitOf = ({ gain, choice }: NonNullable<ReturnType<typeof bestOf>>, comparedTo: number) => ({
  id: "terms-compared" as const,
  months: months(comparedTo),
  saved: dollars(gain + choice.upFront),
  costs: dollars(choice.upFront),
});

/**
 * Calculates what the best choice saves against staying, with the actual compounding. Deducts an
 * estimated charge if none was entered; waiting for renewal costs none. Without another offer, counts
 * the present lender's own over its term.
 */
export function countRenewal(known: RenewalCase): RenewalCount {
  const { inputs, estimate, facts, on, rates } = known;
  const compared = compareRenewal(inputs, facts, on, rates);
  const best = bestOf(compared);
  // Without another offer or a blend, the answer is about the present lender's offer alone.
  if (!best) return { ...countLetter(known, compared), ...compared };
  const { compounding } = facts;
  const { now, later, comparedTo, charge } = compared;
  const waits = best === later;
  const shortest = savingsByShortestTerm(known, charge);
  const { choice, gain } = best;
  const test = testOf(known, choice, waits);
  const pay = (annualRate: number) =>
    monthlyPayment(inputs.balance, annualRate, facts.contractYears, compounding);
  return {
    ...countOf({
      estimate: ["renewalSavings", estimate.renewalSavings],
      figure: "lenderRenewalSavings",
      limit: limitOf(best, comparedTo),
      stages: [
        compoundingStage(shortest.compounded, compounding, on),
        { id: "contract-payment", value: shortest.contracted },
        { id: "blend-not-offered", value: shortest.ofOffered },
        prepaymentStage(shortest.charged, on),
        { id: "collateral-charge", value: shortest.moved },
        { id: "longest-term", months: months(comparedTo), value: now?.gain ?? gain },
        waits && { id: "waiting", months: months(compared.monthsLeft), value: gain },
      ],
      findings: [
        finding("lenderPayment", waits ? choice.payment : pay(choice.annualRate), "dollars"),
        compared.monthsLeft > 0 && finding("prepaymentCharge", charge, "dollars"),
        waits && now && finding("gainToday", now.gain, "dollars"),
        test.tested && [
          finding("qualifyingRate", test.rate, "percent"),
          finding("testedPayment", pay(test.rate), "dollars"),
        ],
      ],
      rules: [
        test.tested && stressTestUsed(on),
        test.exemption && ruleUsed(test.exemption, stressTestSources),
      ],
      notes: [
        facts.collateralCharge && { id: "collateral-charge", costs: dollars(collateralCosts) },
        facts.otherLoan && { id: "other-loan", costs: dollars(collateralCosts) },
        leavingNotes(leavingToRenew(facts, inputs), facts, on),
        choice.kind === "switch" && contractNote(inputs, facts, on),
        test.because === "straight-switch" && { id: "straight-switch" },
        test.tested && {
          id: "switch-tested",
          rate: percent(test.rate),
          payment: dollars(pay(test.rate)),
        },
      ],
    }),
    ...compared,
  };
}
