import { percent } from "../quantity.ts";
import type { Stage } from "./bridgeStep.ts";
import type { InsuranceCosts } from "./insuranceCosts.ts";

/** The difference made by an insurance premium that is borrowed with the loan. */
export const premiumStage = (value: number, { insurance, premiumRule }: InsuranceCosts): Stage => ({
  id: "premium-in-loan",
  rate: percent(insurance.premiumRate),
  value,
  rule: premiumRule,
});

/** The difference made by the provincial tax on that premium. */
export const salesTaxStage = (value: number, { salesTaxRule }: InsuranceCosts): Stage => ({
  id: "premium-tax",
  value,
  rule: salesTaxRule,
});
