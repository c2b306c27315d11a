/** Writes an amount as it was typed, with separators: $20,000.50, $300,000. */
export function typedDollars(locale: "en-CA" | "fr-CA"): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "CAD",
    maximumFractionDigits: 2,
    trailingZeroDisplay: "stripIfInteger",
  });
  return (amount) => format.format(amount);
}
