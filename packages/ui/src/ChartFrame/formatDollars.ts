const dollars = (digits: number) =>
  new Intl.NumberFormat("en-CA", {
    style: "currency",
    currency: "CAD",
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

const [whole, exact] = [dollars(0), dollars(2)];

/** Formats amounts in the chart stories; the kit itself knows no currency. */
export const formatDollars = (value: number) => whole.format(value);
export const formatCents = (value: number) => exact.format(value);
