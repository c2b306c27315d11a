import type { ContentSource } from "@mortgage-kit/content";

export const workedExamples: ContentSource["workedExamples"] = {
  purchase: { price: 500000, annualRate: 4.5, monthlyPropertyTax: 350, monthlyHeating: 150 },
  earlyExit: { balance: 300000, annualRate: 5.2, comparisonRate: 4.2, monthsLeft: 24 },
  refinance: { homeValue: 550000, balance: 300000, maximumPercent: 80 },
};
