import type { Language } from "./words.ts";

/** Formats dollars for a text: 600000 becomes $600,000. */
export function dollars(amount: number, language: Language = "en"): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(`${language}-CA`, {
    style: "currency",
    currency: "CAD",
    minimumFractionDigits: digits,
  }).format(amount);
}
