import { z } from "zod";
import { text } from "../fields.ts";

/** Schema of a brokerage's claims about itself. Claims that it cannot make are omitted. */
export const claimsSchema = z
  .strictObject({
    lenders: text,
    responseTime: text,
    /** `responseTime` in hours, after which an answer is overdue. For business days, add the weekend. */
    responseHours: z.int().positive(),
    volumeFunded: text.optional(),
    fiveStarReviews: text.optional(),
    yearsOfExperience: text.optional(),
    ratingOutOfFive: text.optional(),
    /** Average of `reviewCount` reviews, for search engines. Only used if both are given. */
    rating: z.number().min(1).max(5).optional(),
    reviewCount: z.int().positive().optional(),
  })
  .refine(isOnePromise, { path: ["responseHours"], error: "the hours that responseTime promises" });

function isOnePromise(claims: { responseTime: string; responseHours: number }): boolean {
  const hours = /^(\d+) hours?$/.exec(claims.responseTime)?.[1];
  return hours === undefined || Number(hours) === claims.responseHours;
}

/** Schema of market figures that a brokerage publishes as guidance, without figures of law. */
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
