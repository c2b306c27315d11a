import type { CalculatorOf, InputsOf } from "../calculator.ts";
import { landTransferTaxBrackets, type Province } from "../canada/rules/landTransferTaxBrackets.ts";
import { defineCalculator } from "../defineCalculator.ts";
import { belowHomePrice, oneOf, positiveAmount } from "../fieldRules.ts";
import { bracketedTax } from "../finance/bracketedTax.ts";
import {
  appraisal,
  homeInspection,
  insuranceFreePercent,
  insurancePremiums,
  minimumPercent,
  typicalFeesOf,
} from "../typicalFees.ts";

/**
 * Returns the down payment as a percentage of the price.
 *
 * @example
 * downPaymentPercent(500_000, 50_000); // 10
 */
export const downPaymentPercent = (homePrice: number, downPayment: number) =>
  (downPayment / homePrice) * 100;

export interface DownPaymentWarning {
  readonly id: "below-minimum" | "insurance-needed";
  /** `danger` if the purchase cannot be financed as entered, `caution` if it costs extra. */
  readonly severity: "danger" | "caution";
  readonly text: string;
}

export type DownPaymentWarningId = DownPaymentWarning["id"];

export const belowMinimum: DownPaymentWarning = {
  id: "below-minimum",
  severity: "danger",
  text: "Minimum down payment in Canada is 5% for homes under $500,000",
};

export const insuranceNeeded: DownPaymentWarning = {
  id: "insurance-needed",
  severity: "caution",
  text: "With less than 20% down, you'll need mortgage default insurance (CMHC)",
};

/**
 * Returns the warning about a down payment in percent of the price, or `null` if there is none.
 *
 * @example
 * downPaymentWarning(4)?.id; // "below-minimum"
 */
export function downPaymentWarning(percent: number): DownPaymentWarning | null {
  if (percent < minimumPercent) return belowMinimum;
  return percent < insuranceFreePercent ? insuranceNeeded : null;
}

export const closingFeesFields = {
  /** The agreed purchase price. */
  homePrice: { rule: positiveAmount, step: 1 },
  downPayment: { rule: belowHomePrice, step: 2, slider: true },
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
