import type { ContentSource } from "@mortgage-kit/content";
import { debtConsolidation } from "./debtConsolidation.ts";
import { homePurchaseLoan } from "./homePurchaseLoan.ts";
import { investmentPropertyLoans } from "./investmentPropertyLoans.ts";
import { mortgageRenewal } from "./mortgageRenewal.ts";
import { refinance } from "./refinance.ts";
import { selfEmployedSolutions } from "./selfEmployedSolutions.ts";

export const services: ContentSource["services"] = {
  page: { applyButton: "Apply Now", contactButton: "Contact Us" },
  /** In the order of the footer and the home page. */
  list: [
    homePurchaseLoan,
    refinance,
    mortgageRenewal,
    investmentPropertyLoans,
    debtConsolidation,
    selfEmployedSolutions,
  ],
};
