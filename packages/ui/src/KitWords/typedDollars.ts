/** Writes an amount as it was typed, with separators: $20,000.50, $300,000. */
export function typedDollars(locale: "en-CA" | "fr-CA"): (amount: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (amount) => {
    // Making it takes longer than loading the kit, and most pages never write an amount.
    format ??= new Intl.NumberFormat(locale, {
      style: "currency",
      currency: "CAD",
      maximumFractionDigits: 2,
      trailingZeroDisplay: "stripIfInteger",
    });
    return format.format(amount);
  };
}
