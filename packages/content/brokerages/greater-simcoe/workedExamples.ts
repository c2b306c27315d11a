/**
 * The inputs of the examples that texts work through. The answers are figures
 * (`{{exampleMonthlyPayment}}` …), which the engine computes from these inputs, so the two cannot drift apart.
 */
export const workedExamples = {
  /** A home in Orillia, bought with the minimum down payment on a fixed rate. */
  purchase: { price: 600_000, annualRate: 4.24, monthlyPropertyTax: 400, monthlyHeating: 120 },
  /** A fixed-rate mortgage paid out before its term ends. */
  earlyExit: { balance: 400_000, annualRate: 5.24, comparisonRate: 4.24, monthsLeft: 24 },
  /** A home with room to refinance. */
  refinance: { homeValue: 700_000, balance: 400_000 },
} as const;

/** Dollars as a text prints them: 600000 becomes $600,000. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString("en-CA")}`;
}
