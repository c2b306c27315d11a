import type { WorkedExamples } from "@mortgage-kit/content";

export const workedExamples: WorkedExamples = {
  /** A storey-and-a-half in Westfort. */
  purchase: { price: 345_000, annualRate: 4.39, monthlyPropertyTax: 380, monthlyHeating: 190 },
  earlyExit: { balance: 240_000, annualRate: 5.19, comparisonRate: 4.09, monthsLeft: 18 },
  refinance: { homeValue: 380_000, balance: 210_000 },
};
