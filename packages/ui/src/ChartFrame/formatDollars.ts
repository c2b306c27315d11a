const money = (digits: number) =>
  new Intl.NumberFormat("en-CA", {
    style: "currency",
    currency: "CAD",
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

const [whole, exact] = [money(0), money(2)];

export const formatDollars = (value: number) => whole.format(value);
export const formatCents = (value: number) => exact.format(value);
