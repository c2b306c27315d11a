import type { Service } from "@mortgage-kit/content";
import { debtConsolidation } from "./debtConsolidation.ts";
import { homePurchaseLoan } from "./homePurchaseLoan.ts";
import { investmentPropertyLoans } from "./investmentPropertyLoans.ts";
import { mortgageRenewal } from "./mortgageRenewal.ts";
import { refinance } from "./refinance.ts";
import { selfEmployedSolutions } from "./selfEmployedSolutions.ts";

/** The six service pages, in the order of the footer and the home page. */
export const services: Service[] = [
  homePurchaseLoan,
  refinance,
  mortgageRenewal,
  investmentPropertyLoans,
  debtConsolidation,
  selfEmployedSolutions,
];
