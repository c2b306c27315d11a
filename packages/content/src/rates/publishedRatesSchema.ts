import { z } from "zod";
import { day, text } from "../fields.ts";

export const rateKinds = ["fixed", "variable"] as const;
export type RateKind = (typeof rateKinds)[number];

/** Rate published on a day. A `null` rate withdraws the rate of that kind and term. */
export const rateEntrySchema = z.strictObject({
  day,
  kind: z.enum(rateKinds),
  years: z.int().min(1).max(10),
  /** Percent a year. */
  annualRate: z.number().positive().max(30).nullable(),
  /** Borrower's costs besides interest on the mortgage of `basis`, in dollars. The APR includes them. */
  costs: z.number().min(0).max(100_000).default(0),
  conditions: text,
  /** Name of the team member who publishes the rate. */
  saidBy: text,
});

export type RateEntry = z.output<typeof rateEntrySchema>;

/** Schema of the brokerage's own rates and their history, in `rates.json` of its folder. */
export const publishedRatesSchema = z
  .strictObject({
    /** Mortgage for which costs, APR and payments are stated. */
    basis: z.strictObject({
      principal: z.number().positive().max(10_000_000),
      amortizationYears: z.int().min(5).max(40),
    }),
    /** Entries from oldest to newest. A change adds an entry; existing entries never change. */
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

/** Entry of a rate that is currently offered. */
export interface CurrentRate extends Omit<RateEntry, "annualRate"> {
  readonly annualRate: number;
}

/** Returns the last entry of each kind and term, without withdrawn ones, sorted by kind and term. */
export function currentRates({ entries }: PublishedRates): CurrentRate[] {
  const last = new Map(entries.map((entry) => [`${entry.kind} ${entry.years}`, entry]));
  return [...last.values()]
    .flatMap(({ annualRate, ...entry }) => (annualRate === null ? [] : { ...entry, annualRate }))
    .sort(
      (one, other) =>
        rateKinds.indexOf(one.kind) - rateKinds.indexOf(other.kind) || one.years - other.years,
    );
}
