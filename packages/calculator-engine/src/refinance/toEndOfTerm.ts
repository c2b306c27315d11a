import { equivalentRate } from "../canada/equivalentRate.ts";
import { prepaymentCharge } from "../canada/prepaymentCharge.ts";
import { futureBalance } from "../finance/futureBalance.ts";
import { monthlyPayment } from "../lenderView/monthlyPayment.ts";
import type { RefinanceCircumstances } from "./refinanceCircumstances.ts";
import type { RefinanceInputs } from "./refinanceEstimate.ts";

/** What refinancing has saved, and what it has cost, when the present term ends. */
export interface EndOfTerm {
  /** Whether no term is left to leave early, so that the comparison goes on to the end of the mortgage. */
  readonly atRenewal: boolean;
  readonly months: number;
  /** Of interest, in dollars; negative where changing costs more. */
  readonly interestSaved: number;
  /** For leaving the present mortgage, in dollars. */
  readonly charge: number;
  /** The charge and the closing costs together. */
  readonly costs: number;
  /** `interestSaved` less `costs`; negative for a loss. */
  readonly gain: number;
  /** The first month by whose end the costs are recovered; `null` where none is. */
  readonly recoveredAfterMonths: number | null;
}

/** What leaving the present mortgage costs; nothing once its term is over. */
function chargeFor(
  inputs: RefinanceInputs,
  { rateType, comparisonRate, on }: RefinanceCircumstances,
  monthsRemaining: number,
): number {
  if (monthsRemaining === 0) return 0;
  return prepaymentCharge({
    balance: inputs.currentBalance,
    annualRate: inputs.currentRate,
    comparisonRate: comparisonRate ?? inputs.newRate,
    monthsRemaining,
    rateType,
    on,
  }).charge;
}

/**
 * Both mortgages to the end of the present term: until then the two rates are known, and after it either
 * loan is renewed at a rate that nobody knows. At renewal, where no term is left, to the end of the
 * mortgage at the two rates as they are.
 */
export function toEndOfTerm(
  inputs: RefinanceInputs,
  circumstances: RefinanceCircumstances,
): EndOfTerm {
  const { currentBalance, currentRate, newRate, yearsRemaining, closingCosts } = inputs;
  const { compounding } = circumstances;
  const left = Math.min(circumstances.monthsRemaining, yearsRemaining * 12);
  const months = left || yearsRemaining * 12;
  const path = (annualRate: number) => {
    const payment = monthlyPayment(currentBalance, annualRate, yearsRemaining, compounding);
    const rate = equivalentRate(annualRate, compounding);
    return (month: number) => {
      const owed = futureBalance(currentBalance, rate, payment, month);
      return payment * month - (currentBalance - owed);
    };
  };
  const [staying, changing] = [path(currentRate), path(newRate)];
  const savedBy = (month: number) => staying(month) - changing(month);
  const charge = chargeFor(inputs, circumstances, left);
  const costs = charge + closingCosts;
  const count = Array.from({ length: Math.floor(months) }, (_, index) => index + 1);
  return {
    atRenewal: left === 0,
    months,
    interestSaved: savedBy(months),
    charge,
    costs,
    gain: savedBy(months) - costs,
    recoveredAfterMonths: count.find((month) => savedBy(month) >= costs) ?? null,
  };
}
