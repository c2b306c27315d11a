import { z } from "zod";

/** A sample rate in percent a year, fixed for a term of so many years. */
export const rateSchema = z
  .strictObject({ years: z.int().positive(), annualRate: z.number().positive().max(30) })
  .transform(({ years, annualRate }) => ({
    years,
    annualRate,
    term: `${years} year`,
    rate: `${annualRate.toFixed(2)}%`,
  }));

export type RateSource = z.input<typeof rateSchema>;
export type Rate = z.output<typeof rateSchema>;
