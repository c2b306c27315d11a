import type { SiteLanguage } from "./words.ts";

/** Formats dollarText for a text: 600000 becomes $600,000. */
export function dollarText(amount: number, language: SiteLanguage = "en"): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(`${language}-CA`, {
    style: "currency",
    currency: "CAD",
    minimumFractionDigits: digits,
  }).format(amount);
}
