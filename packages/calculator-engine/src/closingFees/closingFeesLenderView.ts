import type { LandTransferTax } from "../canada/landTransferTax.ts";
import {
  assembleLenderView,
  type LenderView,
  type Stage,
} from "../lenderView/assembleLenderView.ts";
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
  const because = "What is charged here, in place of the estimate's figure for the province.";
  return first ? [{ ...first, because }, ...others] : [];
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
  const { insurance, transfer, premiumRule, notes } = costs;
  const withoutPremium = estimate.cashRequired - estimate.mortgageInsurance;
  const withTax = withoutPremium + insurance.salesTax;
  return assembleLenderView({
    headline: { label: "Cash required at closing", value: estimate.cashRequired },
    lenderLabel: "Cash a lawyer would ask for",
    stages: [
      {
        label: "Insurance premium borrowed, not paid in cash",
        because: "A lender adds the premium to the mortgage; only its tax is due at closing.",
        value: withoutPremium,
        rule: premiumRule,
      },
      salesTaxStage(withTax, costs),
      ...linesInPlaceOf(estimate.landTransferTax, withTax, transfer),
    ],
    findings: [
      { label: "Insurance premium", value: insurance.premium, unit: "dollars" },
      { label: "Premium rate", value: insurance.premiumRate, unit: "percent" },
      { label: "Mortgage with the premium", value: insurance.insuredMortgage, unit: "dollars" },
      { label: "Land transfer tax after relief", value: transfer.total, unit: "dollars" },
    ],
    rules: transfer.lines.map(({ rule }) => rule),
    notes,
  });
}
