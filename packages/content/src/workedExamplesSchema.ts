import { z } from "zod";

const dollarAmount = z.number().positive();
const annualRate = z.number().positive().max(30);

/**
 * The inputs of the examples that texts work through: dollars, percent a year, months. The answers are figures
 * (`{{exampleMonthlyPayment}}` …), which the engine computes from these inputs, so the two cannot drift apart.
 */
export const workedExamplesSchema = z.strictObject({
  /** A home bought with the minimum down payment on a fixed rate. */
  purchase: z.strictObject({
    price: dollarAmount,
    annualRate,
    monthlyPropertyTax: dollarAmount,
    monthlyHeating: dollarAmount,
  }),
  /** A fixed-rate mortgage paid out before its term ends. */
  earlyExit: z.strictObject({
    balance: dollarAmount,
    annualRate,
    comparisonRate: annualRate,
    monthsLeft: z.int().positive(),
  }),
  /** A home with room to refinance. */
  refinance: z.strictObject({ homeValue: dollarAmount, balance: dollarAmount }),
});

export type WorkedExamples = z.infer<typeof workedExamplesSchema>;
