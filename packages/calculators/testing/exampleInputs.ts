import type { QuestionId, Questions } from "@mortgage-kit/calculator-engine/insight";

const income = { annualIncome: 120_000, monthlyDebts: 500, downPayment: 80_000 };
const loan = { loanAmount: 300_000, interestRate: 5.5, loanTerm: 25 };
const owed = { currentBalance: 350_000, currentRate: 6.5, newRate: 4.75, closingCosts: 3_500 };
const home = { homePrice: 650_000, downPayment: 130_000, interestRate: 5.5, monthlyRent: 2_600 };
const card = { id: "1", name: "Credit Card", balance: 20_000, payment: 500, rate: 20 };
const broker = {
  id: "1",
  name: "Broker",
  annualRate: 4.29,
  termYears: 5,
  cashBack: 0,
  fees: 1_000,
};
const mortgage = {
  balance: 300_000,
  yearsRemaining: 20,
  currentRate: 2.5,
  monthsRemaining: 0,
  prepaymentCharge: 0,
  renewalRate: 4.79,
  renewalTerm: 5,
};
const owing = { balance: 280_000, currentRate: 3.64, yearsRemaining: 22 };
const wanted = { homePrice: 650_000, downPayment: 130_000, interestRate: 5.5, loanTerm: 25 };
const offered = { loanAmount: 400_000, loanTerm: 25, fixedRate: 4.09, variableRate: 3.7 };
const largest = 1e12;

/** Four sets of inputs: the first is typical, the others are edge cases. */
type Four<Inputs> = readonly [Inputs, Inputs, Inputs, Inputs];

type Examples = { readonly [Id in QuestionId]: Four<Questions[Id]["inputs"]> };

/** Inputs of each calculator from ordinary to the limits of its form, for stories and tests. */
export const exampleInputs: Examples = {
  affordability: [
    { ...income, interestRate: 5.5, loanTerm: 25 },
    { ...income, monthlyDebts: 99_999, downPayment: 1, interestRate: 5.5, loanTerm: 25 },
    { annualIncome: 0.01, monthlyDebts: 0, downPayment: 0, interestRate: 0.01, loanTerm: 1 / 12 },
    {
      annualIncome: largest,
      monthlyDebts: 0,
      downPayment: largest,
      interestRate: 100,
      loanTerm: 100,
    },
  ],
  payment: [
    { ...loan, paymentFrequency: "monthly" },
    { loanAmount: 0.01, interestRate: 100, loanTerm: 1 / 12, paymentFrequency: "weekly" },
    { loanAmount: largest, interestRate: 100, loanTerm: 100, paymentFrequency: "quarterly" },
    { loanAmount: 300_000, interestRate: 0.01, loanTerm: 7.3, paymentFrequency: "biweekly" },
  ],
  refinance: [
    { ...owed, yearsRemaining: 20 },
    { ...owed, newRate: 9, yearsRemaining: 0.5 },
    { ...owed, closingCosts: 0, yearsRemaining: 1 / 12 },
    { ...owed, currentBalance: largest, closingCosts: largest, yearsRemaining: 100 },
  ],
  "rent-vs-buy": [
    { ...home, yearsToStay: 5, propertyTaxRate: 1.2 },
    { ...home, downPayment: 0, monthlyRent: 0.01, yearsToStay: 1 / 12, propertyTaxRate: 1.2 },
    { ...home, homePrice: largest, downPayment: 0, yearsToStay: 100, propertyTaxRate: 1.2 },
    { ...home, downPayment: 900_000, yearsToStay: 33.3, propertyTaxRate: 0 },
  ],
  "debt-consolidation": [
    { debts: [card], newRate: 5.5, newTerm: 25 },
    {
      debts: [
        { ...card, payment: 1 },
        { ...card, id: "2" },
      ],
      newRate: 100,
      newTerm: 100,
    },
    { debts: [{ ...card, balance: 0.01, payment: largest }], newRate: 0.01, newTerm: 1 / 12 },
    {
      debts: [
        {
          ...card,
          name: "Prêt auto et marge de crédit personnelle d’Élisabeth Beauchemin-Laframboise",
          balance: 123_456_789.01,
        },
        { ...card, id: "2", name: "Anticonstitutionnellementissimement".repeat(3) },
      ],
      newRate: 6.25,
      newTerm: 12,
    },
  ],
  "closing-fees": [
    { homePrice: 500_000, downPayment: 50_000, loanType: "conventional", province: "ON" },
    { homePrice: 0.02, downPayment: 0.01, loanType: "conventional", province: "AB" },
    { homePrice: largest, downPayment: 1, loanType: "conventional", province: "QC" },
    { homePrice: 900_000, downPayment: 450_000, loanType: "conventional", province: "NS" },
  ],
  "home-income": [
    { ...wanted, monthlyDebts: 300 },
    { homePrice: 0.02, downPayment: 0.01, interestRate: 0.01, loanTerm: 1 / 12, monthlyDebts: 0 },
    {
      homePrice: largest,
      downPayment: 1,
      interestRate: 100,
      loanTerm: 100,
      monthlyDebts: largest,
    },
    { ...wanted, downPayment: 20_000, monthlyDebts: 0 },
  ],
  "fixed-or-variable": [
    offered,
    { loanAmount: 0.01, loanTerm: 1 / 12, fixedRate: 0.01, variableRate: 0.01 },
    { loanAmount: largest, loanTerm: 100, fixedRate: 100, variableRate: 100 },
    { ...offered, variableRate: 5.95 },
  ],
  leaving: [
    { ...owing, monthsRemaining: 42, method: "discounted-posted" },
    {
      balance: 0.01,
      currentRate: 0.01,
      yearsRemaining: 1 / 12,
      monthsRemaining: 0,
      method: "three-months",
    },
    {
      balance: largest,
      currentRate: 100,
      yearsRemaining: 100,
      monthsRemaining: 120,
      method: "present-value",
    },
    { ...owing, currentRate: 5.49, monthsRemaining: 66, method: "contract-rate" },
  ],
  renewal: [
    { ...mortgage, offers: [broker] },
    {
      ...mortgage,
      balance: 412_000,
      monthsRemaining: 14,
      currentRate: 5.49,
      renewalRate: 4.39,
      offers: [
        { ...broker, annualRate: 4.19, fees: 1_500 },
        {
          ...broker,
          id: "2",
          name: "Credit union",
          annualRate: 4.49,
          termYears: 3,
          cashBack: 2_000,
        },
      ],
    },
    {
      ...mortgage,
      balance: 0.01,
      yearsRemaining: 1 / 12,
      monthsRemaining: 1200,
      renewalTerm: 1 / 12,
      offers: [{ ...broker, annualRate: 100, termYears: 100, cashBack: largest, fees: 0 }],
    },
    {
      ...mortgage,
      balance: largest,
      monthsRemaining: 7,
      prepaymentCharge: 123_456.78,
      offers: [
        { ...broker, name: "Caisse populaire Sainte-Anne-de-la-Pérade et des environs" },
        { ...broker, id: "2", name: "Anticonstitutionnellementissimement".repeat(3), termYears: 2 },
        { ...broker, id: "3", cashBack: 3_000 },
      ],
    },
  ],
};
