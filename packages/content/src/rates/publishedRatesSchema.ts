import {
  rateClasses,
  rateKinds,
  ratePurposes,
  ratesOn,
  rateUses,
} from "@mortgage-kit/calculator-engine/canada";
import { z } from "zod";
import { day, text } from "../fields.ts";
import { readConditions } from "./readConditions.ts";

/** Rate published on a day. A `null` rate withdraws the rate of that kind, term and conditions. */
export const rateEntrySchema = z.strictObject({
  day,
  kind: z.enum(rateKinds),
  years: z.int().min(1).max(10),
  /** Percent a year. */
  annualRate: z.number().positive().max(30).nullable(),
  /** Borrower's costs besides interest on the mortgage of `basis`, in dollars. The APR includes them. */
  costs: z.number().min(0).max(100_000).default(0),
  class: z.enum(rateClasses).optional(),
  purposes: z
    .array(z.enum(ratePurposes))
    .min(1, { error: `one or more of ${ratePurposes.join(", ")}` })
    .optional(),
  use: z.enum(rateUses).optional(),
  /** The big banks' prime rate in percent, from which a variable rate is counted. */
  prime: z.number().positive().max(30).optional(),
  /** Days for which the rate is held for a borrower. */
  holdDays: z.int().positive().max(365).optional(),
  /** Sentence of an entry without conditions as data, which are read from it. */
  conditions: text.optional(),
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
    /** Days after which a rate is said to be old. */
    maxAgeDays: z.int().positive().max(366).default(45),
    /** Entries from oldest to newest. A change adds an entry; existing entries never change. */
    entries: z.array(rateEntrySchema.transform(withConditions)).min(1),
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

/** Completes an entry by the conditions that its sentence names. */
function withConditions(entry: RateEntry): RateEntry {
  return { ...(entry.conditions && readConditions(entry.conditions)), ...entry };
}

export type PublishedRatesSource = z.input<typeof publishedRatesSchema>;
export type PublishedRates = z.output<typeof publishedRatesSchema>;

/** Entry of a rate that is currently offered. */
export type CurrentRate = RateEntry & { readonly annualRate: number };

/** Returns the rates of a day, sorted by conditions, kind and term, as their lists above are. */
export function currentRates({ entries }: PublishedRates, on: string): CurrentRate[] {
  const place = <Of>(list: readonly Of[], one: Of | undefined) => list.indexOf(one as Of);
  const order = ({ use, purposes, class: of, kind, years }: CurrentRate) => [
    place(rateUses, use),
    place(ratePurposes, purposes?.[0]),
    place(rateClasses, of),
    place(rateKinds, kind),
    years,
  ];
  return ratesOn(entries, on).toSorted((one, other) => {
    const others = order(other);
    return order(one).reduce((found, at, index) => found || at - (others[index] ?? 0), 0);
  });
}
