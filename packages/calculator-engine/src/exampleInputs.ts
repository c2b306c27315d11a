import type { AffordabilityInputs } from "./affordability/affordabilityEstimate.ts";
import type { DebtConsolidationInputs } from "./debtConsolidation/debtConsolidationEstimate.ts";
import type { RefinanceInputs } from "./refinance/refinanceEstimate.ts";
import type { RentVsBuyInputs } from "./rentVsBuy/rentVsBuyEstimate.ts";

// The households that the tests of every insight look at, so that their answers can be compared.

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

export const card = { id: "1", name: "Credit Card", balance: 20_000, payment: 500, rate: 20 };

export const consolidation: DebtConsolidationInputs = { debts: [card], newRate: 5.5, newTerm: 25 };
