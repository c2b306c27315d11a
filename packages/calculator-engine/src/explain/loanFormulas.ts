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

/** Writes the formula of a balance, the present value of the remaining payments, with these figures. */
export const balanceFormula: typeof levelPaymentFormula = (
  payment,
  periodicRate,
  periods,
  rateValue,
) =>
  rateValue === 0
    ? `{${payment}} × {${periods}}`
    : `{${payment}} × (1 − (1 + {${periodicRate}}) ^ −{${periods}}) ÷ {${periodicRate}}`;

/** Creates a function that returns an explained line, with its formulas for this rate and for any rate. */
const lineOf =
  (formula: typeof levelPaymentFormula) =>
  <Key extends string>(
    figure: Key,
    amount: string,
    periodicRate: string,
    periods: string,
    rateValue: number,
  ) => {
    const atRate = (rate: number) => formula(amount, periodicRate, periods, rate);
    const liveFormula = `if({${periodicRate}} > 0, ${atRate(1)}, ${atRate(0)})`;
    return [figure, atRate(rateValue), { liveFormula }] as const;
  };

export const levelPaymentLine = /* @__PURE__ */ lineOf(levelPaymentFormula);

export const balanceLine = /* @__PURE__ */ lineOf(balanceFormula);
