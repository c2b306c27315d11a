import type { Unit } from "../quantity.ts";

/** The figures that this question alone speaks of, with their units. */
export const closingFeesFigures = {
  legalPercent: "percent",
  legalMin: "dollars",
  legalMax: "dollars",
  homeInspection: "dollars",
  appraisal: "dollars",
  titleInsurancePercent: "percent",
  titleInsuranceMax: "dollars",
  premiumPercent: "percent",
  mortgageAmount: "dollars",
  downPaymentPercent: "percent",
  landTransferTax: "dollars",
  legalFees: "dollars",
  titleInsurance: "dollars",
  mortgageInsurance: "dollars",
  totalClosingCosts: "dollars",
  cashRequired: "dollars",
  lenderCashRequired: "dollars",
  transferTaxAfterRelief: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;
