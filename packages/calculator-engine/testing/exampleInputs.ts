import type { AffordabilityInputs } from "../src/affordability/affordabilityEstimate.ts";
import type { DebtConsolidationInputs } from "../src/debtConsolidation/debtConsolidationEstimate.ts";
import type { RefinanceInputs } from "../src/refinance/refinanceEstimate.ts";
import type { RenewalInputs } from "../src/renewal/renewalFields.ts";
import type { RentVsBuyInputs } from "../src/rentVsBuy/rentVsBuyEstimate.ts";

// Households that the tests of every insight share, so that their answers can be compared.

export const household: AffordabilityInputs = {
  annualIncome: 120_000,
  monthlyDebts: 500,
  downPayment: 80_000,
  interestRate: 5.5,
  loanTerm: 25,
};

export const loan: RefinanceInputs = {
  currentBalance: 350_000,
  currentRate: 6.5,
  newRate: 4.75,
  yearsRemaining: 20,
  closingCosts: 3_500,
};

export const home: RentVsBuyInputs = {
  homePrice: 650_000,
  downPayment: 130_000,
  interestRate: 5.5,
  monthlyRent: 2_600,
  yearsToStay: 5,
  propertyTaxRate: 1.2,
};

const offer = { id: "1", name: "Broker", annualRate: 4.29, termYears: 5, cashBack: 0, fees: 1_000 };

export const atRenewal: RenewalInputs = {
  balance: 300_000,
  yearsRemaining: 20,
  monthsRemaining: 0,
  currentRate: 2.5,
  prepaymentCharge: 0,
  renewalRate: 4.79,
  renewalTerm: 5,
  offers: [offer],
};

/** Renewal decision fourteen months before the term ends, with two other offers. */
export const beforeRenewal: RenewalInputs = {
  balance: 412_000,
  yearsRemaining: 20,
  monthsRemaining: 14,
  currentRate: 5.49,
  prepaymentCharge: 6_248.67,
  renewalRate: 4.39,
  renewalTerm: 5,
  offers: [
    { ...offer, annualRate: 4.19, fees: 1_500 },
    { id: "2", name: "Credit union", annualRate: 4.49, termYears: 3, cashBack: 2_000, fees: 0 },
  ],
};

export const card = { id: "1", name: "Credit Card", balance: 20_000, payment: 500, rate: 20 };

export const consolidation: DebtConsolidationInputs = { debts: [card], newRate: 5.5, newTerm: 25 };
