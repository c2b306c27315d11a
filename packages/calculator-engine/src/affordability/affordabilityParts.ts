import {
  type AffordabilityInputs,
  affordability,
  workOutAffordability,
} from "./affordabilityEstimate.ts";

/** Parts of a maximum price, in dollars; the four add up to it. */
export interface AffordabilityParts {
  /** The mortgage that the income would carry were there no debts. */
  readonly mortgageWithoutDebts: number;
  /** Change of that mortgage by the debts in dollars; 0 or less. */
  readonly debts: number;
  readonly downPayment: number;
  /** Amount that keeps the price from falling below 0; 0 unless the debts are too large. */
  readonly floor: number;
}

/**
 * Splits the maximum price into the part that the income carries, the part that the debts take of
 * it and the down payment, by making the estimate without debts as well.
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
