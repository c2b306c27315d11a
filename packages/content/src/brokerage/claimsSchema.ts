import { z } from "zod";
import { text } from "../fields.ts";

/** A brokerage's claims about itself. Claims that it cannot make yet are left out. */
export const claimsSchema = z
  .strictObject({
    lenders: text,
    responseTime: text,
    /** The same in hours, for the alarm when an answer is overdue; business days count the weekend. */
    responseHours: z.int().positive(),
    volumeFunded: text.optional(),
    fiveStarReviews: text.optional(),
    yearsOfExperience: text.optional(),
    ratingOutOfFive: text.optional(),
    /** For search engines, both or none: the average of that many reviews. */
    rating: z.number().min(1).max(5).optional(),
    reviewCount: z.int().positive().optional(),
  })
  .refine(isOnePromise, { path: ["responseHours"], error: "the hours that responseTime promises" });

function isOnePromise(claims: { responseTime: string; responseHours: number }): boolean {
  const hours = /^(\d+) hours?$/.exec(claims.responseTime)?.[1];
  return hours === undefined || Number(hours) === claims.responseHours;
}

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
