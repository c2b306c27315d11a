import { type CalculatorOf, defineCalculator, type InputsOf } from "../calculator.ts";
import { landTransferTaxBrackets, type Province } from "../canada/rules/landTransferTaxBrackets.ts";
import { belowHomePrice, oneOf, positiveAmount } from "../fieldRules.ts";
import { bracketedTax } from "../finance/bracketedTax.ts";
import { appraisal, homeInspection, insurancePremiums, typicalFeesOf } from "../typicalFees.ts";
import {
  type DownPaymentWarning,
  downPaymentPercent,
  downPaymentWarning,
} from "./downPaymentWarning.ts";

export const closingFeesFields = {
  /** The agreed purchase price, in dollars. */
  homePrice: { rule: positiveAmount, step: 1 },
  /** Dollars. */ downPayment: { rule: belowHomePrice, step: 2, slider: true },
  loanType: { rule: /* @__PURE__ */ oneOf(["conventional"]), default: "conventional" },
  province: {
    rule: /* @__PURE__ */ oneOf(Object.keys(landTransferTaxBrackets) as Province[]),
    step: 2,
    default: "ON",
  },
} as const;

export interface ClosingFeesInputs extends InputsOf<typeof closingFeesFields> {}

export interface ClosingFeesResult {
  readonly landTransferTax: number;
  readonly legalFees: number;
  readonly homeInspection: number;
  readonly appraisal: number;
  readonly titleInsurance: number;
  /** Insurance premium; 0 with a down payment of 20 % or more. */
  readonly mortgageInsurance: number;
  /** Sum of the six costs above. */
  readonly totalClosingCosts: number;
  /** Down payment and closing costs together. */
  readonly cashRequired: number;
  readonly downPaymentPercent: number;
  readonly mortgageAmount: number;
  readonly warning: DownPaymentWarning | null;
}

/** Returns the insurance premium for a down payment in percent of the price, in percent of the loan. */
export const premiumPercentOf = (percentDown: number) =>
  insurancePremiums.find(([below]) => percentDown < below)?.[1] ?? 0;

function workOut({ homePrice, downPayment, province }: ClosingFeesInputs) {
  const mortgageAmount = homePrice - downPayment;
  const percentDown = downPaymentPercent(homePrice, downPayment);
  const landTransferTax = bracketedTax(homePrice, landTransferTaxBrackets[province]);
  const { legalFees, titleInsurance } = typicalFeesOf(homePrice);
  const mortgageInsurance = (mortgageAmount * premiumPercentOf(percentDown)) / 100;
  const totalClosingCosts =
    landTransferTax + legalFees + homeInspection + appraisal + titleInsurance + mortgageInsurance;
  return {
    result: {
      landTransferTax,
      legalFees,
      homeInspection,
      appraisal,
      titleInsurance,
      mortgageInsurance,
      totalClosingCosts,
      cashRequired: downPayment + totalClosingCosts,
      downPaymentPercent: percentDown,
      mortgageAmount,
      warning: downPaymentWarning(percentDown),
    },
  };
}

/**
 * Closing fees calculator: the land transfer tax, fees and cash a purchase needs on closing day.
 *
 * Uses each province's own tax schedule, without municipal tax such as Toronto's, first-time buyers'
 * relief or mortgage registration; `landTransferTax` covers those.
 *
 * @throws CalculatorInputError
 * @example
 * closingFees.calculate({
 *   homePrice: 500_000,
 *   downPayment: 50_000,
 *   loanType: "conventional",
 *   province: "ON",
 * }).cashRequired; // 68975
 */
export const closingFees: CalculatorOf<ClosingFeesInputs, ClosingFeesResult> =
  /* @__PURE__ */ defineCalculator({
    id: "closing-fees",
    fields: closingFeesFields,
    workOut,
  });
