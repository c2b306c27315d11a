/** Returns a payment by the textbook formula, without validation; `NaN` at a rate of 0. */
export function textbookPayment(principal: number, rate: number, periods: number): number {
  const growth = (1 + rate) ** periods;
  return (principal * rate * growth) / (growth - 1);
}

/** Fills the three columns of a schedule with the minimum of work: no validation, no early end. */
export function bareSchedule(principal: number, rate: number, periods: number): Float64Array {
  const payment = textbookPayment(principal, rate, periods);
  const interest = new Float64Array(periods);
  const repaid = new Float64Array(periods);
  const balance = new Float64Array(periods);
  let owed = principal;
  for (let k = 0; k < periods; k++) {
    const charged = owed * rate;
    owed -= payment - charged;
    interest[k] = charged;
    repaid[k] = payment - charged;
    balance[k] = owed;
  }
  return interest;
}

/** Returns a schedule as a list of objects, one per payment. */
export function bareRows(principal: number, rate: number, periods: number) {
  const payment = textbookPayment(principal, rate, periods);
  const rows: { interest: number; principal: number; balance: number }[] = [];
  let balance = principal;
  for (let k = 0; k < periods; k++) {
    const interest = balance * rate;
    balance -= payment - interest;
    rows.push({ interest, principal: payment - interest, balance });
  }
  return rows;
}
