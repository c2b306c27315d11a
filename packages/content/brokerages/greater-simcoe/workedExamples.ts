import type { WorkedExamples } from "@mortgage-kit/content";
import { refinanceMaximumPercent as maximumPercent } from "./claims.ts";

export const workedExamples: WorkedExamples = {
  /** A home in Orillia. */
  purchase: { price: 600_000, annualRate: 4.24, monthlyPropertyTax: 400, monthlyHeating: 120 },
  earlyExit: { balance: 400_000, annualRate: 5.24, comparisonRate: 4.24, monthsLeft: 24 },
  refinance: { homeValue: 700_000, balance: 400_000, maximumPercent },
};
