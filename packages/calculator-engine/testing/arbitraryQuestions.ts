import fc from "fast-check";
import { provinces } from "../src/canada/place.ts";

/** Returns whole numbers of these steps, such as thousands of dollars. */
export const whole = (min: number, max: number, step = 1) =>
  fc.integer({ min: min / step, max: max / step }).map((each) => each * step);
export const rate = whole(100, 800).map((each) => each / 100);
const province = fc.constantFrom(...provinces);

const offer = fc.record({
  id: fc.constant("1"),
  name: fc.constantFrom("Alpha", "Équité"),
  annualRate: rate,
  termYears: fc.constantFrom(1, 3, 5),
  cashBack: fc.constant(0),
  fees: whole(0, 2_000, 100),
});
const debt = fc.record({
  id: fc.constant("1"),
  name: fc.constantFrom("Visa", "Auto"),
  balance: whole(1_000, 60_000, 500),
  payment: whole(50, 2_000, 10),
  rate: whole(0, 2_500).map((each) => each / 100),
});

/** Usual inputs of each question. */
export const inputs = {
  affordability: fc.record({
    annualIncome: whole(20_000, 400_000, 1_000),
    monthlyDebts: whole(0, 3_000, 50),
    downPayment: whole(0, 500_000, 1_000),
    interestRate: rate,
    loanTerm: fc.constantFrom(20, 25, 30),
  }),
  payment: fc.record({
    loanAmount: whole(50_000, 1_500_000, 1_000),
    interestRate: rate,
    loanTerm: fc.constantFrom(20, 25, 30, 40),
    paymentFrequency: fc.constantFrom("monthly", "biweekly"),
  }),
  refinance: fc.record({
    currentBalance: whole(50_000, 900_000, 1_000),
    currentRate: rate,
    newRate: rate,
    yearsRemaining: whole(5, 25),
    closingCosts: whole(0, 5_000, 100),
  }),
  "rent-vs-buy": fc.record({
    homePrice: whole(200_000, 1_400_000, 1_000),
    downPayment: whole(60_000, 180_000, 1_000),
    interestRate: rate,
    monthlyRent: whole(900, 6_000, 50),
    yearsToStay: whole(1, 25),
    propertyTaxRate: fc.constantFrom(0.5, 1, 1.5),
  }),
  "debt-consolidation": fc.record({
    debts: fc.array(debt, { minLength: 1, maxLength: 3 }),
    newRate: rate,
    newTerm: whole(5, 25),
  }),
  "closing-fees": fc.record({
    homePrice: whole(200_000, 2_500_000, 1_000),
    downPayment: whole(10_000, 190_000, 1_000),
    loanType: fc.constant("conventional"),
    province,
  }),
  leaving: fc.record({
    balance: whole(50_000, 900_000, 1_000),
    currentRate: rate,
    yearsRemaining: whole(10, 25),
    monthsRemaining: fc.constantFrom(0, 1, 9, 26, 42, 66, 110),
    method: fc.constantFrom("discounted-posted", "contract-rate", "three-months", "present-value"),
  }),
  "home-income": fc.record({
    homePrice: whole(200_000, 1_800_000, 1_000),
    downPayment: whole(10_000, 190_000, 1_000),
    interestRate: rate,
    loanTerm: fc.constantFrom(20, 25, 30),
    monthlyDebts: whole(0, 3_000, 50),
  }),
  "fixed-or-variable": fc.record({
    loanAmount: whole(50_000, 1_500_000, 1_000),
    loanTerm: fc.constantFrom(1, 3, 20, 25, 30),
    fixedRate: rate,
    variableRate: rate,
  }),
  renewal: fc.record({
    balance: whole(50_000, 900_000, 1_000),
    yearsRemaining: whole(5, 25),
    monthsRemaining: fc.constantFrom(0, 0, 4, 18),
    currentRate: rate,
    prepaymentCharge: fc.constantFrom(0, 0, 3_000),
    renewalRate: rate,
    renewalTerm: fc.constantFrom(3, 5),
    offers: fc.array(offer, { maxLength: 2 }),
  }),
};
