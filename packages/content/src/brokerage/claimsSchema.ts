import { z } from "zod";
import { text } from "../fields.ts";

/** Schema of what a brokerage claims of itself, as far as programs use it. */
export const claimsSchema = z
  .strictObject({
    responseTime: text,
    /** `responseTime` in hours, after which an answer is overdue. For business days, add the weekend. */
    responseHours: z.int().positive(),
    /** Average of `reviewCount` reviews, for search engines. Only used if both are given. */
    rating: z.number().min(1).max(5).optional(),
    reviewCount: z.int().positive().optional(),
  })
  .refine(isOnePromise, { path: ["responseHours"], error: "the hours that responseTime promises" });

function isOnePromise(claims: { responseTime: string; responseHours: number }): boolean {
  const hours = /^(\d+) hours?$/.exec(claims.responseTime)?.[1];
  return hours === undefined || Number(hours) === claims.responseHours;
}
