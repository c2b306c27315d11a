import { z } from "zod";

const dollarAmount = z.number().positive();
const annualRate = z.number().positive().max(30);

/**
 * Schema of the inputs of worked examples in texts: dollars, percent a year, months. Texts cite the
 * results as figures, such as `{exampleMonthlyPayment}`, which the engine computes from these inputs.
 */
export const workedExamplesSchema = z.strictObject({
  /** Purchase with the minimum down payment and a fixed rate. */
  purchase: z.strictObject({
    price: dollarAmount,
    annualRate,
    monthlyPropertyTax: dollarAmount,
    monthlyHeating: dollarAmount,
  }),
  /** Fixed-rate mortgage paid out before the end of its term. */
  earlyExit: z.strictObject({
    balance: dollarAmount,
    annualRate,
    comparisonRate: annualRate,
    monthsLeft: z.int().positive(),
  }),
  /** Home with enough equity to refinance. */
  refinance: z.strictObject({
    homeValue: dollarAmount,
    balance: dollarAmount,
    /** Maximum of a mortgage, in percent of the value. */
    maximumPercent: z.number().positive().max(100),
  }),
});

export type WorkedExamples = z.infer<typeof workedExamplesSchema>;
