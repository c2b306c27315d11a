import { levelPaymentFormula } from "./levelPaymentFormula.ts";

/** Returns the line that explains a level payment, with its formulas for this rate and for any rate. */
export function levelPaymentLine<Key extends string>(
  payment: Key,
  principal: string,
  periodicRate: string,
  periods: string,
  rateValue: number,
) {
  const atRate = (rate: number) => levelPaymentFormula(principal, periodicRate, periods, rate);
  const liveFormula = `if({${periodicRate}} > 0, ${atRate(1)}, ${atRate(0)})`;
  return [payment, atRate(rateValue), { liveFormula }] as const;
}
