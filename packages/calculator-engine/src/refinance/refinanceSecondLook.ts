import { futureBalance } from "../finance/futureBalance.ts";
import { presentValue } from "../finance/presentValue.ts";
import type { SecondLook } from "../secondLook/secondLook.ts";
import { assertValid } from "../validate.ts";
import { type RefinanceInputs, refinance, workOutRefinance } from "./refinanceEstimate.ts";

export interface RefinanceFigures {
  /** How long the comparison looks ahead. */
  readonly monthsAhead: number;
  /** Interest over the years remaining at the current rate, less that at the new one. */
  readonly interestSaved: number;
  /** Today's worth, at the new rate, of the payments saved over the years remaining. */
  readonly presentValueOfSavings: number;
  /** That worth less the closing costs: what refinancing gains in today's dollars. */
  readonly gain: number;
  /**
   * The first month after which selling or renewing would not lose by it, counting that the new loan
   * is repaid faster; `null` when there is none.
   */
  readonly recoveredAfterMonths: number | null;
}

export type RefinanceSecondLook = SecondLook<RefinanceFigures, "refinance">;

/**
 * Looks at refinancing as an investment of the closing costs: what it earns over the years remaining.
 *
 * Assumes that the mortgage is kept to its end, compounding is monthly and money is worth the new
 * rate. The advice holds when "beneficial" gains by that measure, or "not worth it" does not.
 *
 * @throws CalculatorInputError
 */
export function refinanceSecondLook(inputs: RefinanceInputs): RefinanceSecondLook {
  assertValid(refinance, inputs);
  const { workings, result } = workOutRefinance(inputs);
  const { months, newMonthlyRate } = workings;
  const presentValueOfSavings = presentValue(result.monthlySavings, newMonthlyRate, months);
  const gain = presentValueOfSavings - inputs.closingCosts;
  const figures: RefinanceFigures = {
    monthsAhead: months,
    interestSaved: result.monthlySavings * months,
    presentValueOfSavings,
    gain,
    recoveredAfterMonths: recoveredAfter(inputs),
  };
  const promised = result.recommendationId === "beneficial";
  const gains = gain > 0;
  return {
    id: "refinance",
    checked: result.recommendationId,
    holds: promised === gains,
    refutes: promised && !gains ? ["monthlySavings", "totalSavings"] : [],
    figures,
  };
}

function recoveredAfter(inputs: RefinanceInputs): number | null {
  const { currentBalance, closingCosts } = inputs;
  const { workings, result } = workOutRefinance(inputs);
  const { months, currentMonthlyRate, newMonthlyRate } = workings;
  for (let month = 1; month <= months; month++) {
    const owedNow = futureBalance(currentBalance, currentMonthlyRate, result.currentPayment, month);
    const owedThen = futureBalance(currentBalance, newMonthlyRate, result.newPayment, month);
    if (result.monthlySavings * month + owedNow - owedThen >= closingCosts) return month;
  }
  return null;
}
