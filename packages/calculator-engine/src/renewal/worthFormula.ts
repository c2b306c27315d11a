/** What the payments still to come are worth, which is what is owed, in the named operands. */
export const worthFormula = (
  payment: string,
  periodicRate: string,
  periods: string,
  rateValue: number,
) =>
  rateValue === 0
    ? `{${payment}} × {${periods}}`
    : `{${payment}} × (1 − (1 + {${periodicRate}}) ^ −{${periods}}) ÷ {${periodicRate}}`;
