import type { AffordabilityInputs } from "./affordabilityEstimate.ts";
import { affordability, workOutAffordability } from "./affordabilityEstimate.ts";

/** Parts of a maximum price, in dollars; the four add up to it. */
export interface AffordabilityParts {
  /** Mortgage that the income would support without debts. */
  readonly mortgageWithoutDebts: number;
  /** Effect of the debts on that mortgage; 0 or negative. */
  readonly debts: number;
  readonly downPayment: number;
  /** Amount that keeps the price from falling below 0; 0 unless the debts are too large. */
  readonly floor: number;
}

/**
 * Splits the maximum price into the mortgage without debts, the effect of the debts and the down
 * payment.
 *
 * @throws CalculatorInputError
 * @example
 * affordabilityParts({
 *   annualIncome: 120_000, monthlyDebts: 500, downPayment: 80_000, interestRate: 5.5, loanTerm: 25,
 * }); // { mortgageWithoutDebts: 521098.38…, debts: -81421.62…, downPayment: 80000, floor: 0 }
 */
export function affordabilityParts(inputs: AffordabilityInputs): AffordabilityParts {
  const { maxPrice } = affordability.calculate(inputs);
  const { affordableMortgage } = workOutAffordability(inputs).workings;
  const { downPayment } = inputs;
  const mortgageWithoutDebts = workOutAffordability({ ...inputs, monthlyDebts: 0 }).workings
    .affordableMortgage;
  return {
    mortgageWithoutDebts,
    debts: affordableMortgage - mortgageWithoutDebts,
    downPayment,
    floor: maxPrice - (affordableMortgage + downPayment),
  };
}
