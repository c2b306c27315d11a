const unit = (name: string, unitDisplay: "long" | "short", digits: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat("en-CA", {
    style: "unit",
    unit: name,
    unitDisplay,
    signDisplay: "negative",
    ...digits,
  });

const oneDecimal = unit("percent", "short", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const asEntered = unit("percent", "short", { maximumFractionDigits: 4 });
const yearUnit = unit("year", "long", { maximumFractionDigits: 2 });
const monthUnit = unit("month", "long", { maximumFractionDigits: 1 });

/** A share that was worked out: 20.0%. */
export function share(percent: number): string {
  return oneDecimal.format(percent);
}

/** A rate as somebody typed it: 5.5%, 4.24%. */
export function rate(percent: number): string {
  return asEntered.format(percent);
}

/** 1 year, 25 years, 7.5 years. */
export function years(count: number): string {
  return yearUnit.format(count);
}

/** 1 month, 10 months, 36.4 months. */
export function months(count: number): string {
  return monthUnit.format(count);
}

/** A length of time to the month: 21 years 4 months. */
export function span(length: number): string {
  const total = Math.round(length * 12);
  const whole = Math.floor(total / 12);
  const parts = [whole > 0 && years(whole), total % 12 > 0 && months(total % 12)];
  return parts.filter(Boolean).join(" ") || months(0);
}
