import { z } from "zod";
import { claims } from "./brokerage/claims.ts";

export const statSchema = z.object({
  value: z.string().regex(/^\d+(\.\d)?$/),
  unit: z.string(),
  label: z.string().min(1),
});

export type Stat = z.infer<typeof statSchema>;

/** Splits a claim such as "250M+" into the number and what follows it. */
function stat(claim: string, label: string): Stat {
  const [, value = "", unit = ""] = /^([\d.]*)(.*)$/.exec(claim) ?? [];
  return { value, unit, label };
}

/** The brokerage's record in figures: the stats band, and its first three in the hero. */
export const stats = z
  .array(statSchema)
  .parse([
    stat(claims.volumeFunded, "Mortgage Volume Funded"),
    stat(claims.fiveStarReviews, "Five-Star Reviews"),
    stat(claims.yearsOfExperience, "Years of Combined Industry Experience"),
    stat(claims.lenders, "Lenders We Compare"),
  ]);
