import { equivalentRate } from "../canada/equivalentRate.ts";
import { prepaymentCharge } from "../canada/prepaymentCharge.ts";
import { cheapestBy, compareChoices, followChoice, type RenewalTerms } from "./renewalChoices.ts";
import type { RenewalCircumstances } from "./renewalCircumstances.ts";
import type { RenewalInputs } from "./renewalEstimate.ts";

/** Whether a charge is due that was not entered, so that it has to be estimated. */
export const isChargeUnknown = ({ monthsRemaining, prepaymentCharge }: RenewalInputs) =>
  monthsRemaining > 0 && prepaymentCharge === 0;

/** The charge for leaving: as entered or, while the present term has months left, as a lender charges. */
export function chargeFor(inputs: RenewalInputs, circumstances: RenewalCircumstances): number {
  if (!isChargeUnknown(inputs)) return inputs.prepaymentCharge;
  const { rateType, comparisonRate, on } = circumstances;
  return prepaymentCharge({
    balance: inputs.mortgageBalance,
    annualRate: inputs.mortgageRate,
    comparisonRate: comparisonRate ?? inputs.renewalRate,
    monthsRemaining: inputs.monthsRemaining,
    rateType,
    on,
  }).charge;
}

/** The choices as a lender computes them, with a charge. */
export function compareAtLender(
  inputs: RenewalInputs,
  { compounding, rateAfter }: RenewalCircumstances,
  charge: number,
) {
  const terms: RenewalTerms = {
    monthlyRate: (annualRate) => equivalentRate(annualRate, compounding),
    rateAfter: rateAfter ?? inputs.renewalRate,
    charge,
  };
  const compared = compareChoices(inputs, terms);
  return { ...compared, waitingSavings: waitingSavings(inputs, terms, compared) };
}

/**
 * What it saves by the end of the shortest term to wait until the present term is over and to switch then,
 * without a charge, to the cheapest of the same offers; `null` where there is nothing to wait for.
 */
function waitingSavings(
  inputs: RenewalInputs,
  terms: RenewalTerms,
  { left, shortestTerm, stay }: ReturnType<typeof compareChoices>,
): number | null {
  if (left === 0 || left >= shortestTerm) return null;
  const later = inputs.offers.map((offer) => {
    const { rate, term, cashBack, fees } = offer;
    const upFront = fees - cashBack;
    return followChoice(inputs, terms, left, { kind: "switch", offer, rate, term, upFront });
  });
  return stay.costBy(shortestTerm) - cheapestBy(later, shortestTerm).costBy(shortestTerm);
}
