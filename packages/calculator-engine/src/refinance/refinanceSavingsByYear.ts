import { yearsUpTo } from "../finance/yearsUpTo.ts";
import { assertValid } from "../validate.ts";
import { type RefinanceInputs, refinance, workOutRefinance } from "./refinanceEstimate.ts";

export interface RefinanceSavingsByYear {
  /** Dollars saved on payments so far, costs not deducted; year 0 is the day of refinancing. */
  readonly points: readonly { readonly year: number; readonly saved: number }[];
  /** When the savings have paid the closing costs; `null` when the years remaining do not suffice. */
  readonly crossing: { readonly year: number; readonly saved: number } | null;
}

/**
 * What refinancing has saved on payments by the end of each year remaining, and when that has paid
 * the closing costs.
 *
 * @throws CalculatorInputError
 * @example
 * refinanceSavingsByYear({
 *   currentBalance: 350_000, currentRate: 6.5, newRate: 4.75, yearsRemaining: 20, closingCosts: 3_500,
 * }).crossing; // { year: 0.83…, saved: 3500 }
 */
export function refinanceSavingsByYear(inputs: RefinanceInputs): RefinanceSavingsByYear {
  assertValid(refinance, inputs);
  const { yearsRemaining, closingCosts } = inputs;
  const { monthlySavings, breakEvenMonths } = workOutRefinance(inputs).result;
  const year = breakEvenMonths / 12;
  const crosses = monthlySavings > 0 && year <= yearsRemaining;
  return {
    points: yearsUpTo(yearsRemaining).map((year) => ({
      year,
      saved: monthlySavings * 12 * year,
    })),
    crossing: crosses ? { year, saved: closingCosts } : null,
  };
}
