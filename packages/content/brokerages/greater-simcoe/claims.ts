import { z } from "zod";

export const claimsSchema = z.object({
  lenders: z.string(),
  volumeFunded: z.string(),
  fiveStarReviews: z.string(),
  yearsOfExperience: z.string(),
  rating: z.number().min(1).max(5),
  reviewCount: z.number().int().positive(),
  ratingOutOfFive: z.string(),
  responseTime: z.string(),
});

export const publishedFiguresSchema = z.object({
  closingCosts: z.string(),
  closingReserve: z.string(),
  refinanceMaximum: z.string(),
  rentalMinimumDown: z.string(),
  rentalRatePremium: z.string(),
  rentalIncomeCounted: z.string(),
  rateHold: z.string(),
  preApprovalTime: z.string(),
  creditScoreRange: z.string(),
  creditScoreMinimum: z.string(),
  renewalLeadTime: z.string(),
  insurers: z.tuple([z.string(), z.string(), z.string()]),
});

/** What the brokerage says of itself. Texts interpolate these, so a claim changes in one place. */
export const claims = claimsSchema.parse({
  lenders: "60+",
  volumeFunded: "250M+",
  fiveStarReviews: "100+",
  yearsOfExperience: "15+",
  rating: 5,
  reviewCount: 100,
  ratingOutOfFive: "5.0/5.0",
  responseTime: "24 hours",
} satisfies z.input<typeof claimsSchema>);

/**
 * Market figures the brokerage publishes as guidance. What the law fixes is not here:
 * texts cite that as a `{{figure}}`.
 */
export const publishedFigures = publishedFiguresSchema.parse({
  closingCosts: "1-2%",
  closingReserve: "1.5%",
  refinanceMaximum: "80%",
  rentalMinimumDown: "20%",
  rentalRatePremium: "0.125-0.5%",
  rentalIncomeCounted: "50-80%",
  rateHold: "90-120 days",
  preApprovalTime: "24-48 hours",
  creditScoreRange: "300-900",
  creditScoreMinimum: "620",
  renewalLeadTime: "4-6 months",
  insurers: ["CMHC", "Sagen", "Canada Guaranty"],
} satisfies z.input<typeof publishedFiguresSchema>);

const listed = (type: "conjunction" | "disjunction") =>
  new Intl.ListFormat("en-CA", { type }).format(publishedFigures.insurers);

export const anyInsurer = listed("disjunction");
export const allInsurers = listed("conjunction");
