import type { Claims, PublishedFigures } from "@mortgage-kit/content";

/** Claims that the brokerage makes about itself. It is new and publishes no review count. */
export const claims = {
  lenders: "35+",
  yearsOfExperience: "31",
  responseTime: "one business day",
  responseHours: 72,
} satisfies Claims;

/** Market figures that the brokerage publishes as guidance. */
export const publishedFigures: PublishedFigures = {
  closingCosts: "1.5-3%",
  closingReserve: "1.5%",
  refinanceMaximum: "80%",
  rentalMinimumDown: "20%",
  rentalRatePremium: "0.15-0.6%",
  rentalIncomeCounted: "50-80%",
  rateHold: "90-120 days",
  preApprovalTime: "two business days",
  creditScoreRange: "300-900",
  creditScoreMinimum: "640",
  renewalLeadTime: "five to six months",
  insurers: ["CMHC", "Sagen", "Canada Guaranty"],
};
