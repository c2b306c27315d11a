const currency = (digits: number) =>
  new Intl.NumberFormat("en-CA", {
    style: "currency",
    currency: "CAD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // A loss smaller than what is shown reads as nothing, not as minus nothing.
    signDisplay: "negative",
  });

const whole = currency(0);
const exact = currency(2);

/** For prices, balances and totals: $519,677. */
export function dollars(amount: number): string {
  return whole.format(amount);
}

/** For what is paid at a time: $1,842.26. */
export function dollarsAndCents(amount: number): string {
  return exact.format(amount);
}

/** For what somebody typed: $300,000, $20,000.50. */
export function dollarsAndAnyCents(amount: number): string {
  return exact.format(amount).replace(/\.00$/, "");
}
