import { expect, test } from "vitest";
import {
  affordabilityCircumstances,
  affordabilityLenderView,
} from "../affordability/affordabilityLenderView.ts";
import { CalculatorInputError } from "../calculator.ts";
import { closingFeesLenderView } from "../closingFees/closingFeesLenderView.ts";
import { debtConsolidationLenderView } from "../debtConsolidation/debtConsolidationLenderView.ts";
import { paymentLenderView } from "../payment/paymentLenderView.ts";
import { dollars, percent } from "../quantity.ts";
import { refinanceLenderView } from "../refinance/refinanceLenderView.ts";
import { rentVsBuyLenderView } from "../rentVsBuy/rentVsBuyLenderView.ts";
import type { LenderView } from "./assembleLenderView.ts";

const buyer = {
  annualIncome: 120_000,
  monthlyDebts: 500,
  downPayment: 80_000,
  interestRate: 5.5,
  loanTerm: 25,
};
const purchase = { homePrice: 500_000, downPayment: 50_000, loanType: "conventional" } as const;
const card = { id: "1", name: "Credit Card", balance: 20_000, payment: 500, rate: 20 };
const mortgage = {
  currentBalance: 350_000,
  currentRate: 6.5,
  newRate: 4.75,
  yearsRemaining: 20,
  closingCosts: 3_500,
};

const amounts = ({ bridge }: LenderView) =>
  Object.fromEntries(
    bridge.map(({ id, amount, rule }) => [id.startsWith("transfer") ? rule?.id : id, amount]),
  );
const notesOf = ({ notes }: LenderView) => notes.map(({ id }) => id);

test("affordability: the stress test, limits, upkeep and premium lead to the lender's price", () => {
  const view = affordabilityLenderView(buyer);
  expect(view.lender.value).toBe(516_600.01);
  expect(Object.keys(amounts(view))).toEqual([
    "compounding",
    "stress-test",
    "debt-service-limits",
    "housing-costs",
    "premium-in-loan",
  ]);
});

test.each([
  [{ downPayment: 20_000 }, "minimum-down-payment", 400_000],
  [{ annualIncome: 500_000, downPayment: 140_000 }, "insurance-cap", 1_499_999.99],
  [{ monthlyDebts: 8_000 }, "cash-price", 80_000],
])("affordability: where %o, the last line is %s", (change, id, price) => {
  const { bridge, lender } = affordabilityLenderView({ ...buyer, ...change });
  expect(bridge.at(-1)?.id).toBe(id);
  expect(lender.value).toBe(price);
});

test("affordability: thirty years are said to be uninsurable for a buyer who may not have them", () => {
  const long = { ...buyer, loanTerm: 30 };
  const note = "amortization-too-long";
  expect(notesOf(affordabilityLenderView(long))).toContain(note);
  expect(notesOf(affordabilityLenderView(long, { ownedHome: "never" }))).not.toContain(note);
});

test("payment: semi-annual compounding lowers it, an insured loan raises it", () => {
  const inputs = {
    loanAmount: 475_000,
    interestRate: 5.5,
    loanTerm: 25,
    paymentFrequency: "accelerated-biweekly",
  } as const;
  expect(amounts(paymentLenderView(inputs))).toEqual({
    compounding: -17.56,
  });
  const insured = paymentLenderView(inputs, { homePrice: 500_000 });
  expect(insured.lender.value).toBe(3_015.33);
  expect(insured.findings).toContainEqual(
    expect.objectContaining({ id: "preferredPayment", of: "accelerated-biweekly" }),
  );
  expect(insured.findings).toContainEqual({ id: "premiumTax", value: 1_520, unit: "dollars" });
});

test("payment: at monthly compounding and without insurance nothing differs", () => {
  const inputs = {
    loanAmount: 1,
    interestRate: 5,
    loanTerm: 1,
    paymentFrequency: "monthly",
  } as const;
  expect(paymentLenderView(inputs, { compounding: "monthly" }).bridge).toEqual([]);
});

test("refinance: leaving the present mortgage early costs its interest differential", () => {
  expect(amounts(refinanceLenderView(mortgage))).toMatchObject({ "prepayment-charge": -12_250 });
  const atRenewal = refinanceLenderView(mortgage, { monthsRemaining: 0 });
  expect(amounts(atRenewal)).not.toHaveProperty("prepayment-charge");
});

test("refinance: a balance above the limit is said not to fit", () => {
  const { findings, notes } = refinanceLenderView(mortgage, { homeValue: 400_000 });
  expect(findings.find(({ id }) => id === "refinanceMax")?.value).toBe(320_000);
  expect(notes).toContainEqual({ id: "balance-above-limit", limit: percent(80) });
});

test("rent vs buy: Toronto's tax and the first-time buyer's relief are both on the bridge", () => {
  const home = {
    homePrice: 650_000,
    downPayment: 65_000,
    interestRate: 5.5,
    monthlyRent: 2_600,
    yearsToStay: 5,
    propertyTaxRate: 1.2,
  };
  const view = rentVsBuyLenderView(home, { city: "Toronto", ownedHome: "never" });
  expect(amounts(view)).toMatchObject({
    "transfer-tax-on": 9_475,
    "transfer-tax-toronto": 9_475,
    "first-time-relief-on": -4_000,
    "first-time-relief-toronto": -4_475,
    "premium-tax": 1_450.8,
  });
});

test("debt consolidation: paying off is cheaper, only half of the debts fit, and the costs come off", () => {
  const inputs = { debts: [card], newRate: 5.5, newTerm: 25 };
  const view = debtConsolidationLenderView(inputs, {
    homeValue: 500_000,
    mortgageBalance: 390_000,
    mortgageRate: 5,
  });
  expect(view.findings[0]).toMatchObject({ value: 10_000 });
  expect(amounts(view)).toMatchObject({
    "refinance-limit": 1_695.1,
    "refinance-costs": -2_000,
    "prepayment-charge": -4_875,
  });
  const full = debtConsolidationLenderView(inputs, {
    homeValue: 400_000,
    mortgageBalance: 320_000,
  });
  expect(full.lender.value).toBe(0);
  expect(notesOf(full)).toContain("nothing-fits");
});

test("closing fees: the premium is borrowed, its tax and the city's tax are paid", () => {
  const view = closingFeesLenderView(
    { ...purchase, province: "ON" },
    { city: "Toronto", ownedHome: "never" },
  );
  expect(amounts(view)).toEqual({
    "premium-borrowed": -10_800,
    "premium-tax": 1_116,
    "transfer-tax-toronto": 6_475,
    "first-time-relief-on": -4_000,
    "first-time-relief-toronto": -4_475,
  });
});

test("closing fees: Montreal's duties stand in place of the province's", () => {
  const dearer = { ...purchase, homePrice: 900_000, downPayment: 180_000 };
  const view = closingFeesLenderView({ ...dearer, province: "QC" }, { city: "Montreal" });
  expect(amounts(view)).not.toHaveProperty("transfer-tax-qc");
  expect(view.bridge.map(({ id }) => id)).toContain("transfer-tax-instead");
  expect(view.rulesUsed.map(({ id }) => id)).toContain("transfer-tax-montreal");
});

test("closing fees: too small a down payment is said to be so, with what is needed", () => {
  const { notes } = closingFeesLenderView({ ...purchase, downPayment: 20_000, province: "ON" });
  expect(notes).toEqual([{ id: "minimum-down-payment", minimum: dollars(25_000) }]);
});

test("a wrong circumstance is refused by name", () => {
  const wrong = { heating: -1 };
  expect(() => affordabilityLenderView(buyer, wrong)).toThrow(CalculatorInputError);
  expect(() => affordabilityLenderView(buyer, wrong)).toThrow(/heating must be/);
  expect(() => closingFeesLenderView({ ...purchase, province: "BC" }, { city: "Toronto" })).toThrow(
    /city must be/,
  );
});

test.each(["2026-02-31", "2026-13-01", "yesterday", ""])("%o is refused as a day", (on) => {
  expect(() => affordabilityLenderView(buyer, { on })).toThrow(/^on must be a day of the calendar/);
});

test("the day after a leap February is a day", () => {
  expect(() => affordabilityLenderView(buyer, { on: "2028-02-29" })).not.toThrow();
});

test("circumstances are typed by what each view asks", () => {
  // @ts-expect-error affordability does not ask for the value of a home
  affordabilityLenderView(buyer, { homeValue: 1 });
  // @ts-expect-error the territories have no transfer schedule
  expect(() => affordabilityLenderView(buyer, { province: "YT" })).toThrow(CalculatorInputError);
  expect(affordabilityCircumstances).toMatchObject({ province: "ON", ownedHome: "recently" });
});
