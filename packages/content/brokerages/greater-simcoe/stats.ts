import type { StatSource } from "@mortgage-kit/content";
import { claims } from "./claims.ts";

/** The brokerage's record in figures: the stats band, and its first three in the hero. */
export const stats: StatSource[] = [
  { claim: claims.volumeFunded, label: "Mortgage Volume Funded" },
  { claim: claims.fiveStarReviews, label: "Five-Star Reviews" },
  { claim: claims.yearsOfExperience, label: "Years of Combined Industry Experience" },
  { claim: claims.lenders, label: "Lenders We Compare" },
];
