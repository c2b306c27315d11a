/** Formats a number as typed, with separators: 20,000.50, 300,000. */
export function groupedNumber(locale: "en-CA" | "fr-CA"): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    // Created on first use: creating it takes longer than loading the kit, and most pages never need it.
    format ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 12 });
    return format.format(value);
  };
}
