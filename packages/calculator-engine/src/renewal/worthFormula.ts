/** Writes the present value of the payments to come, which is the balance, in named operands. */
export const worthFormula = (
  payment: string,
  periodicRate: string,
  periods: string,
  rateValue: number,
) =>
  rateValue === 0
    ? `{${payment}} × {${periods}}`
    : `{${payment}} × (1 − (1 + {${periodicRate}}) ^ −{${periods}}) ÷ {${periodicRate}}`;
