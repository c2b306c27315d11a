import type { RateSource } from "@mortgage-kit/content";

/** Sample fixed rates of the site, in percent a year. */
export const rates: RateSource[] = [
  { years: 1, annualRate: 4.84 },
  { years: 3, annualRate: 4.24 },
  { years: 5, annualRate: 4.24 },
  { years: 7, annualRate: 5.15 },
];

export const ratesDay = "2025-11-05";

export const ratesDayInWords = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "UTC",
}).format(new Date(ratesDay));

export const ratesFootnote =
  "Rates vary provincially and change without notice. OAC (on approved credit).";
