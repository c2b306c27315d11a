import { type CalculatorOf, defineCalculator, type InputsOf } from "../calculator.ts";
import { amount, percentage, positiveAmount, rate, yearCount } from "../fieldRules.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { typicalPropertyTaxRate } from "../typicalPropertyTax.ts";
import { amortizationYears, appreciation, equityShare, maintenance } from "./homeAssumptions.ts";

export const rentVsBuyFields = {
  /** Dollars. */ homePrice: { rule: positiveAmount, step: 1 },
  /** Dollars. */ downPayment: { rule: amount, step: 2 },
  /** Percent per year, compounded monthly. */
  interestRate: { rule: rate, default: 5.5, step: 2 },
  monthlyRent: { rule: positiveAmount, step: 3, slider: true },
  yearsToStay: { rule: yearCount, default: 5, step: 3, slider: true },
  /** Percent of the price per year. */
  propertyTaxRate: { rule: percentage, default: typicalPropertyTaxRate },
} as const;

export interface RentVsBuyInputs extends InputsOf<typeof rentVsBuyFields> {}

export const rentVsBuyRecommendations = {
  "renting-better": "Renting is Better",
  "buying-better": "Buying is Better",
} as const;

export type RentVsBuyRecommendationId = keyof typeof rentVsBuyRecommendations;

export interface RentVsBuyResult {
  readonly monthlyOwningCost: number;
  /** Cost over the stay, minus appreciation and equity. */
  readonly totalBuyingCost: number;
  readonly totalRentingCost: number;
  /** Dollars that the better of the two saves over the stay. */
  readonly savings: number;
  readonly isRentingBetter: boolean;
  readonly recommendationId: RentVsBuyRecommendationId;
  readonly recommendation: (typeof rentVsBuyRecommendations)[RentVsBuyRecommendationId];
}

export function workOutRentVsBuy(inputs: RentVsBuyInputs) {
  const { homePrice, downPayment, interestRate, monthlyRent, yearsToStay } = inputs;
  const monthsOfStay = yearsToStay * 12;
  const mortgage = Math.max(0, homePrice - downPayment);
  const monthlyRate = interestRate / 1200;
  const months = amortizationYears * 12;
  const mortgagePayment = levelPayment(mortgage, monthlyRate, months);
  const upkeep = (homePrice * (inputs.propertyTaxRate + maintenance)) / 1200;
  const monthlyOwningCost = mortgagePayment + upkeep;
  const ownershipCosts = monthlyOwningCost * monthsOfStay;
  const gain = homePrice * ((1 + appreciation / 100) ** yearsToStay - 1);
  const equity = (mortgagePayment * monthsOfStay * equityShare) / 100;
  const totalBuyingCost = ownershipCosts + downPayment - gain - equity;
  const totalRentingCost = monthlyRent * monthsOfStay;
  const savings = Math.abs(totalRentingCost - totalBuyingCost);
  const isRentingBetter = totalRentingCost < totalBuyingCost;
  const recommendationId: RentVsBuyRecommendationId = isRentingBetter
    ? "renting-better"
    : "buying-better";
  return {
    workings: {
      monthsOfStay,
      mortgage,
      monthlyRate,
      months,
      mortgagePayment,
      upkeep,
      ownershipCosts,
      gain,
      equity,
    },
    result: {
      monthlyOwningCost,
      totalBuyingCost,
      totalRentingCost,
      savings,
      isRentingBetter,
      recommendationId,
      recommendation: rentVsBuyRecommendations[recommendationId],
    },
  };
}

/**
 * Rent-or-buy calculator: the cost of each by the end of the stay.
 *
 * Assumes a 25-year amortization compounded monthly, maintenance of 1 % of the price a year,
 * appreciation of 3 % a year compounded, 30 % of the payments as equity, and a constant rent.
 *
 * @throws CalculatorInputError
 * @example
 * rentVsBuy.calculate({
 *   homePrice: 650_000,
 *   downPayment: 130_000,
 *   interestRate: 5.5,
 *   monthlyRent: 2_600,
 *   yearsToStay: 5,
 *   propertyTaxRate: 1.2,
 * }).recommendation; // "Renting is Better"
 */
export const rentVsBuy: CalculatorOf<RentVsBuyInputs, RentVsBuyResult> =
  /* @__PURE__ */ defineCalculator({
    id: "rent-vs-buy",
    fields: rentVsBuyFields,
    workOut: workOutRentVsBuy,
  });
