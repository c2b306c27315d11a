/** Writes the formula of a level payment with these figures; a plain division at a rate of 0. */
export const levelPaymentFormula = (
  principal: string,
  periodicRate: string,
  periods: string,
  rateValue: number,
) =>
  rateValue === 0
    ? `{${principal}} ÷ {${periods}}`
    : `{${principal}} × {${periodicRate}} ÷ (1 − (1 + {${periodicRate}}) ^ −{${periods}})`;
