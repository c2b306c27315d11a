import type { StatSource } from "@mortgage-kit/content";
import { claims } from "./claims.ts";

/** Figures about the brokerage in the stats band. The hero shows the first three. */
export const stats: StatSource[] = [
  { claim: claims.volumeFunded, label: "Mortgage Volume Funded" },
  { claim: claims.fiveStarReviews, label: "Five-Star Reviews" },
  { claim: claims.yearsOfExperience, label: "Years of Combined Industry Experience" },
  { claim: claims.lenders, label: "Lenders We Compare" },
];
