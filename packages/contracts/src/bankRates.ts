import { z } from "zod";

const observation = z.object({
  /** Day of the observation, such as 2026-10-28. */
  day: z.iso.date(),
  /** Percent a year. */
  value: z.number(),
});

/** Response of `GET /api/bank-rates`. `success` is false if there is nothing to show. */
export const bankRates = z.object({
  success: z.boolean(),
  rates: z.object({
    /** Bank of Canada's target for the overnight rate. */
    policyRate: observation.optional(),
    /** Posted rate of a conventional five-year mortgage. */
    postedRate: observation.optional(),
  }),
});

export type BankRates = z.infer<typeof bankRates>;
