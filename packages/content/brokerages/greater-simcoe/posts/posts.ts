import { z } from "zod";
import { creditScoreImprovement } from "./creditScoreImprovement.ts";
import { firstTimeBuyerGuide } from "./firstTimeBuyerGuide.ts";
import { firstTimeBuyersOrillia } from "./firstTimeBuyersOrillia.ts";
import { homeBuyingTips } from "./homeBuyingTips.ts";
import { investmentPropertyFinancing } from "./investmentPropertyFinancing.ts";
import { mortgageRates2025 } from "./mortgageRates2025.ts";
import { postSchema } from "./postSchema.ts";
import { preApprovedMortgageSimcoeCounty } from "./preApprovedMortgageSimcoeCounty.ts";
import { refinancingBenefits } from "./refinancingBenefits.ts";

/** The articles in the order of their ids. */
export const posts = z
  .array(postSchema)
  .length(8)
  .parse([
    firstTimeBuyersOrillia,
    preApprovedMortgageSimcoeCounty,
    firstTimeBuyerGuide,
    mortgageRates2025,
    refinancingBenefits,
    homeBuyingTips,
    creditScoreImprovement,
    investmentPropertyFinancing,
  ]);
