import { z } from "zod";

export const rateSchema = z.object({
  years: z.number().int().positive(),
  term: z.string().min(1),
  annualRate: z.number().positive(),
  rate: z.string().regex(/^\d+\.\d{2}%$/),
});

export type Rate = z.infer<typeof rateSchema>;

const sample = (years: number, annualRate: number): Rate => ({
  years,
  term: `${years} year`,
  annualRate,
  rate: `${annualRate.toFixed(2)}%`,
});

/** The sample fixed rates the site previews. */
export const rates = z
  .array(rateSchema)
  .length(4)
  .parse([sample(1, 4.84), sample(3, 4.24), sample(5, 4.24), sample(7, 5.15)]);

export const ratesFootnote =
  "Rates vary provincially and change without notice. OAC (on approved credit).";
