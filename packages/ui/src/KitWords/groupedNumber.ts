/** Formats an amount as typed, with separators: $20,000.50, $300,000. */
export function typedDollars(locale: "en-CA" | "fr-CA"): (amount: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (amount) => {
    // Created on first use: creating it takes longer than loading the kit, and most pages never need it.
    format ??= new Intl.NumberFormat(locale, {
      style: "currency",
      currency: "CAD",
      maximumFractionDigits: 2,
      trailingZeroDisplay: "stripIfInteger",
    });
    return format.format(amount);
  };
}
