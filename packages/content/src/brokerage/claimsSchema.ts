import { z } from "zod";
import { text } from "../fields.ts";

/** What a brokerage says of itself. */
export const claimsSchema = z.strictObject({
  lenders: text,
  responseTime: text,
  volumeFunded: text,
  fiveStarReviews: text,
  yearsOfExperience: text,
  ratingOutOfFive: text,
  rating: z.number().min(1).max(5),
  reviewCount: z.int().positive(),
});

/** Market figures that a brokerage publishes as guidance; what the law fixes is cited as `{{figure}}`. */
export const publishedFiguresSchema = z.strictObject({
  closingCosts: text,
  closingReserve: text,
  refinanceMaximum: z.string().regex(/^\d+%$/, { error: "a percentage such as 80%" }),
  rentalMinimumDown: text,
  rentalRatePremium: text,
  rentalIncomeCounted: text,
  rateHold: text,
  preApprovalTime: text,
  creditScoreRange: text,
  creditScoreMinimum: text,
  renewalLeadTime: text,
  insurers: z.array(text).min(1),
});

export type Claims = z.infer<typeof claimsSchema>;
export type PublishedFigures = z.infer<typeof publishedFiguresSchema>;
