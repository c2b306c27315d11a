import type { LandTransferTax } from "../canada/landTransferTax.ts";
import { assembleLenderView, finding, type LenderView } from "../lenderView/assembleLenderView.ts";
import type { Stage } from "../lenderView/bridgeStep.ts";
import { completeCircumstances } from "../lenderView/completeCircumstances.ts";
import { salesTaxStage } from "../lenderView/premiumStages.ts";
import {
  type PurchaseCircumstances,
  purchaseCircumstances,
  purchaseCosts,
} from "../lenderView/purchaseCosts.ts";
import { transferStages } from "../lenderView/transferStages.ts";
import { type ClosingFeesInputs, closingFees } from "./closingFeesEstimate.ts";

export interface ClosingFeesCircumstances extends PurchaseCircumstances {
  /** Years over which the mortgage is repaid. */
  readonly amortizationYears: number;
}

/** What the view assumes where it is not told. */
export const closingFeesCircumstances: ClosingFeesCircumstances = {
  ...purchaseCircumstances,
  amortizationYears: 25,
};

/**
 * The lawyer's lines. The first is the province's or the city's own and stands in place of the
 * estimate's figure for the province, so only what lies between them is a difference.
 */
function linesInPlaceOf(estimated: number, from: number, transfer: LandTransferTax): Stage[] {
  const [first, ...others] = transferStages(from - estimated, transfer);
  return first ? [{ ...first, id: "transfer-tax-instead" }, ...others] : [];
}

/**
 * The cash a purchase needs on closing day as a lawyer and a lender compute it: the insurance premium
 * in the loan instead of in cash, its provincial tax in cash, and the transfer tax with the city's part
 * and every relief.
 *
 * @throws CalculatorInputError
 */
export function closingFeesLenderView(
  inputs: ClosingFeesInputs,
  given: Partial<ClosingFeesCircumstances> = {},
): LenderView {
  const estimate = closingFees.calculate(inputs);
  const circumstances = completeCircumstances(closingFeesCircumstances, given);
  const { homePrice, downPayment, province } = inputs;
  const costs = purchaseCosts(
    { price: homePrice, downPayment, province, amortizationYears: circumstances.amortizationYears },
    circumstances,
  );
  const { insurance, transfer, premiumRule, transferRules, notes, tests } = costs;
  const withoutPremium = estimate.cashRequired - estimate.mortgageInsurance;
  const withTax = withoutPremium + insurance.salesTax;
  return assembleLenderView({
    headline: ["cashRequired", estimate.cashRequired],
    lender: "lenderCashRequired",
    limit: costs.refused,
    stages: [
      { id: "premium-borrowed", value: withoutPremium, rule: premiumRule },
      salesTaxStage(withTax, costs),
      ...linesInPlaceOf(estimate.landTransferTax, withTax, transfer),
    ],
    findings: [
      finding("minimumDown", costs.minimumDown, "dollars"),
      finding("premium", insurance.premium, "dollars"),
      finding("premiumRate", insurance.premiumRate, "percent"),
      finding("insuredMortgage", insurance.insuredMortgage, "dollars"),
      finding("transferTaxAfterRelief", transfer.total, "dollars"),
    ],
    rules: transferRules,
    notes,
    tests,
  });
}
