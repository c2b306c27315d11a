import { spell } from "../spell.ts";
import type { Stage } from "./assembleLenderView.ts";
import type { PurchaseCosts } from "./purchaseCosts.ts";

/** The difference made by an insurance premium that is borrowed with the loan. */
export const premiumStage = (value: number, { insurance, premiumRule }: PurchaseCosts): Stage => ({
  label: "Insurance premium added to the loan",
  because: `The down payment is too small to do without insurance, so a premium of ${spell(insurance.premiumRate, "percent")} of the loan is added to what is owed.`,
  value,
  rule: premiumRule,
});

/** The difference made by the provincial tax on that premium. */
export const salesTaxStage = (value: number, { salesTaxRule }: PurchaseCosts): Stage => ({
  label: "Provincial tax on the premium",
  because: "The province taxes the insurance premium, and the tax is paid in cash at closing.",
  value,
  rule: salesTaxRule,
});
