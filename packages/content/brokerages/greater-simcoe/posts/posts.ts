import type { PostSource } from "@mortgage-kit/content";
import { creditScoreImprovement } from "./creditScoreImprovement.ts";
import { firstTimeBuyerGuide } from "./firstTimeBuyerGuide.ts";
import { firstTimeBuyersOrillia } from "./firstTimeBuyersOrillia.ts";
import { homeBuyingTips } from "./homeBuyingTips.ts";
import { investmentPropertyFinancing } from "./investmentPropertyFinancing.ts";
import { mortgageRates2025 } from "./mortgageRates2025.ts";
import { preApprovedMortgageSimcoeCounty } from "./preApprovedMortgageSimcoeCounty.ts";
import { refinancingBenefits } from "./refinancingBenefits.ts";

/** Article categories, in the order of the filter's buttons. */
export const postCategories = [
  "First-Time Buyers",
  "Mortgage Basics",
  "Refinancing",
  "Home Buying Tips",
  "Credit & Finance",
  "Investment",
];

/** Articles in the order of their ids. */
export const posts: PostSource[] = [
  firstTimeBuyersOrillia,
  preApprovedMortgageSimcoeCounty,
  firstTimeBuyerGuide,
  mortgageRates2025,
  refinancingBenefits,
  homeBuyingTips,
  creditScoreImprovement,
  investmentPropertyFinancing,
];
