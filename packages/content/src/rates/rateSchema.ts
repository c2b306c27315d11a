import { z } from "zod";

/** Sample fixed rate, in percent a year, for a term in years. */
export const rateSchema = z
  .strictObject({ years: z.int().positive(), annualRate: z.number().positive().max(30) })
  .transform(({ years, annualRate }) => ({
    years,
    annualRate,
    term: `${years} year`,
    rate: `${annualRate.toFixed(2)}%`,
  }));

export type RateSource = z.input<typeof rateSchema>;
