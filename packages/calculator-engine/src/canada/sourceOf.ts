import { atlanticTransferSources } from "./rules/atlanticTransfer.ts";
import { buyerProgramSources } from "./rules/buyerPrograms.ts";
import { contractSources } from "./rules/contracts.ts";
import { debtServiceSources } from "./rules/debtService.ts";
import { eligibleMortgageSources } from "./rules/eligibleMortgage.ts";
import { equitySources } from "./rules/equity.ts";
import { firstTimeTestSources } from "./rules/firstTimeTests.ts";
import { housingRebateSources } from "./rules/housingRebates.ts";
import { insurancePremiumSources } from "./rules/insurancePremium.ts";
import { landTransferTaxReliefSources } from "./rules/landTransferTaxRelief.ts";
import { mortgageRegistrationSources } from "./rules/mortgageRegistration.ts";
import { municipalRateLimitSources } from "./rules/municipalRateLimit.ts";
import { nonResidentTaxSources } from "./rules/nonResidentTax.ts";
import { ontarioTransferSources } from "./rules/ontarioTransfer.ts";
import { ownerTaxSources } from "./rules/ownerTaxes.ts";
import { premiumSalesTaxSources } from "./rules/premiumSalesTax.ts";
import { purchaseProhibitionSources } from "./rules/purchaseProhibition.ts";
import { quebecTransferSources } from "./rules/quebecTransfer.ts";
import type { RuleInForce } from "./rules/ruleInForce.ts";
import { type Source, type SourcesByRule, sourceIn } from "./rules/source.ts";
import { stressTestSources } from "./rules/stressTest.ts";
import { typicalPropertyTaxSources } from "./rules/typicalPropertyTax.ts";
import { westernTransferSources } from "./rules/westernTransfer.ts";

/** Sources of every rule of `/canada`. */
export const allSources: SourcesByRule = {
  ...atlanticTransferSources,
  ...buyerProgramSources,
  ...contractSources,
  ...debtServiceSources,
  ...eligibleMortgageSources,
  ...equitySources,
  ...typicalPropertyTaxSources,
  ...firstTimeTestSources,
  ...housingRebateSources,
  ...insurancePremiumSources,
  ...landTransferTaxReliefSources,
  ...mortgageRegistrationSources,
  ...municipalRateLimitSources,
  ...nonResidentTaxSources,
  ...ontarioTransferSources,
  ...premiumSalesTaxSources,
  ...purchaseProhibitionSources,
  ...quebecTransferSources,
  ...stressTestSources,
  ...westernTransferSources,
};

/**
 * Returns the publication of a rule's version: the act, regulation or authority, and its address.
 *
 * @param rule Result of `ruleInForce`, or the rule that a result carries.
 * @throws Error for a rule of the caller without a source.
 * @example
 * sourceOf(ruleInForce({ rule: rules.stressTest })).citation; // "OSFI, minimum qualifying rate, …"
 */
export const sourceOf = (rule: RuleInForce<unknown>): Source =>
  sourceIn(rule.id in ownerTaxSources ? ownerTaxSources : allSources, rule);
