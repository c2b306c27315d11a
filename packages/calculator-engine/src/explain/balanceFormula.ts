/** Writes the formula of a balance, the present value of the remaining payments, with these figures. */
export const balanceFormula = (
  payment: string,
  periodicRate: string,
  periods: string,
  rateValue: number,
) =>
  rateValue === 0
    ? `{${payment}} × {${periods}}`
    : `{${payment}} × (1 − (1 + {${periodicRate}}) ^ −{${periods}}) ÷ {${periodicRate}}`;
