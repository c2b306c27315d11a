import { atlanticTransferReadings } from "../src/canada/rules/atlanticTransfer.ts";
import { buyerProgramReadings } from "../src/canada/rules/buyerPrograms.ts";
import { contractReadings } from "../src/canada/rules/contracts.ts";
import { debtServiceReadings } from "../src/canada/rules/debtService.ts";
import { eligibleMortgageReadings } from "../src/canada/rules/eligibleMortgage.ts";
import { equityReadings } from "../src/canada/rules/equity.ts";
import { firstTimeTestReadings } from "../src/canada/rules/firstTimeTests.ts";
import { housingRebateReadings } from "../src/canada/rules/housingRebates.ts";
import { insurancePremiumReadings } from "../src/canada/rules/insurancePremium.ts";
import { landTransferTaxReliefReadings } from "../src/canada/rules/landTransferTaxRelief.ts";
import { mortgageRegistrationReadings } from "../src/canada/rules/mortgageRegistration.ts";
import { municipalRateLimitReadings } from "../src/canada/rules/municipalRateLimit.ts";
import { nonResidentTaxReadings } from "../src/canada/rules/nonResidentTax.ts";
import { ontarioTransferReadings } from "../src/canada/rules/ontarioTransfer.ts";
import { ownerTaxReadings } from "../src/canada/rules/ownerTaxes.ts";
import { premiumSalesTaxReadings } from "../src/canada/rules/premiumSalesTax.ts";
import { provincialHousingRebateReadings } from "../src/canada/rules/provincialHousingRebates.ts";
import { purchaseProhibitionReadings } from "../src/canada/rules/purchaseProhibition.ts";
import { quebecTransferReadings } from "../src/canada/rules/quebecTransfer.ts";
import type { RuleInForce } from "../src/canada/rules/ruleInForce.ts";
import { entryOf, type Reading, type ReadingsByRule } from "../src/canada/rules/source.ts";
import { stressTestReadings } from "../src/canada/rules/stressTest.ts";
import { westernTransferReadings } from "../src/canada/rules/westernTransfer.ts";

/** Day on which the sources were first read; a reading that gives no day is of that day. */
const sourcesReadOn = "2026-11-21";

/** Day on which the sources were read again; a quote that stands alone is of that day. */
const quotesReadOn = "2026-11-24";

const allReadings: ReadingsByRule = {
  ...atlanticTransferReadings,
  ...buyerProgramReadings,
  ...contractReadings,
  ...debtServiceReadings,
  ...eligibleMortgageReadings,
  ...equityReadings,
  ...firstTimeTestReadings,
  ...housingRebateReadings,
  ...insurancePremiumReadings,
  ...landTransferTaxReliefReadings,
  ...mortgageRegistrationReadings,
  ...municipalRateLimitReadings,
  ...nonResidentTaxReadings,
  ...ontarioTransferReadings,
  ...premiumSalesTaxReadings,
  ...provincialHousingRebateReadings,
  ...purchaseProhibitionReadings,
  ...quebecTransferReadings,
  ...stressTestReadings,
  ...westernTransferReadings,
  ...ownerTaxReadings,
};

export function readingOf(rule: RuleInForce<unknown>): Reading & { readonly readOn: string } {
  const reading = entryOf(allReadings[rule.id], rule);
  return typeof reading === "string"
    ? { readOn: quotesReadOn, quote: reading }
    : { readOn: sourcesReadOn, ...reading };
}
