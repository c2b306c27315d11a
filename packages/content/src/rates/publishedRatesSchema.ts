import { z } from "zod";
import { day, text } from "../fields.ts";

/** Kinds of a rate over its term. */
export const rateKinds = ["fixed", "variable"] as const;
export type RateKind = (typeof rateKinds)[number];

/** One rate as it was published on a day; `null` withdraws the rate of that kind and term. */
export const rateEntrySchema = z.strictObject({
  day,
  kind: z.enum(rateKinds),
  years: z.int().min(1).max(10),
  /** Percent a year. */
  annualRate: z.number().positive().max(30).nullable(),
  /** Dollars that the borrower pays besides interest on the mortgage of the basis: the costs of its APR. */
  costs: z.number().min(0).max(100_000).default(0),
  conditions: text,
  /** The member of the team who says so. */
  saidBy: text,
});

export type RateEntry = z.output<typeof rateEntrySchema>;

/** The brokerage's own rates with their history: `rates.json` of its folder. */
export const publishedRatesSchema = z
  .strictObject({
    /** The mortgage for which costs, APR and payments are stated. */
    basis: z.strictObject({
      principal: z.number().positive().max(10_000_000),
      amortizationYears: z.int().min(5).max(40),
    }),
    /** Oldest first; a line is added for each change and none is ever changed. */
    entries: z.array(rateEntrySchema).min(1),
  })
  .check(({ value, issues }) => {
    value.entries.forEach((entry, index) => {
      const before = value.entries[index - 1];
      if (before && before.day > entry.day) {
        issues.push({
          code: "custom",
          path: ["entries", index, "day"],
          message: `${before.day}, the day of the entry before, or later`,
          input: entry.day,
        });
      }
    });
  });

export type PublishedRatesSource = z.input<typeof publishedRatesSchema>;
export type PublishedRates = z.output<typeof publishedRatesSchema>;

/** A rate that is offered, with the days on which it was another one. */
export interface CurrentRate extends Omit<RateEntry, "annualRate"> {
  readonly annualRate: number;
}

/** Returns the rates that stand today, by kind and then by term: the last entry of each that is not withdrawn. */
export function currentRates({ entries }: PublishedRates): CurrentRate[] {
  const last = new Map(entries.map((entry) => [`${entry.kind} ${entry.years}`, entry]));
  return [...last.values()]
    .flatMap(({ annualRate, ...entry }) => (annualRate === null ? [] : { ...entry, annualRate }))
    .sort(
      (one, other) =>
        rateKinds.indexOf(one.kind) - rateKinds.indexOf(other.kind) || one.years - other.years,
    );
}
