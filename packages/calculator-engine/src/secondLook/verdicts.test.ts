import { describe, expect, test } from "vitest";
import { affordabilityLenderView } from "../affordability/affordabilityLenderView.ts";
import { affordabilitySecondLook } from "../affordability/affordabilitySecondLook.ts";
import { closingFeesLenderView } from "../closingFees/closingFeesLenderView.ts";
import { closingFeesSecondLook } from "../closingFees/closingFeesSecondLook.ts";
import { debtConsolidationLenderView } from "../debtConsolidation/debtConsolidationLenderView.ts";
import { debtConsolidationSecondLook } from "../debtConsolidation/debtConsolidationSecondLook.ts";
import { atRenewal, beforeRenewal, card, home, household, loan } from "../exampleInputs.ts";
import { paymentLenderView } from "../payment/paymentLenderView.ts";
import { paymentSecondLook } from "../payment/paymentSecondLook.ts";
import { refinanceLenderView } from "../refinance/refinanceLenderView.ts";
import { refinanceSecondLook } from "../refinance/refinanceSecondLook.ts";
import { renewalLenderView } from "../renewal/renewalLenderView.ts";
import { renewalSecondLook } from "../renewal/renewalSecondLook.ts";
import { rentVsBuyLenderView } from "../rentVsBuy/rentVsBuyLenderView.ts";
import { rentVsBuySecondLook } from "../rentVsBuy/rentVsBuySecondLook.ts";
import { words as english } from "../words/en.ts";
import { words as french } from "../words/fr.ts";

// Headline, lender's figure and verdict must never contradict each other without being told so.

test.each([
  [{}, true],
  [{ downPayment: 5_000 }, false],
  [{ annualIncome: 500_000, downPayment: 100_000 }, false],
  [{ annualIncome: 500_000, downPayment: 100_000, loanTerm: 30 }, false],
  [{ annualIncome: 900_000, downPayment: 140_000 }, false],
  [{ downPayment: 0 }, false],
  [{ monthlyDebts: 8_000 }, true],
  [{ interestRate: 1 }, false],
])("affordability with %o: a price that no lender finances does not hold", (change, holds) => {
  const inputs = { ...household, ...change };
  const view = affordabilityLenderView(inputs);
  const look = affordabilitySecondLook(inputs);
  expect(look.holds).toBe(holds);
  expect(look.holds).toBe(view.lender.value >= view.headline.value * 0.9);
  expect(look.refutes).toEqual(holds ? [] : ["maxPrice"]);
});

const loanInputs = {
  loanAmount: 300_000,
  interestRate: 5.5,
  loanTerm: 25,
  paymentFrequency: "monthly",
} as const;

test.each([
  [{}, true],
  [{ homePrice: 320_000 }, true],
  [{ homePrice: 302_000 }, false],
  [{ homePrice: 290_000 }, false],
  [{ compounding: "annual" } as const, true],
])("a payment with %o holds: %s", (given, holds) => {
  const look = paymentSecondLook(loanInputs, given);
  expect(look.holds).toBe(holds);
  expect(paymentLenderView(loanInputs, given).limit.id === "refused").toBe(!holds);
});

test.each([
  [14, "beneficial"],
  [0, "beneficial"],
  [60, "beneficial"],
  [3, "beneficial"],
])("refinancing with %d months left: the verdict goes by the lender's figure", (months, advice) => {
  const view = refinanceLenderView(loan, { monthsRemaining: months });
  const look = refinanceSecondLook(loan, { monthsRemaining: months });
  expect(look.checked).toBe(advice);
  expect(look.holds).toBe(view.lender.value > 0);
  expect(look.figures.gain).toBeCloseTo(view.lender.value, 2);
});

test.each([
  [25, {}],
  [5, {}],
  [10, { refinanceCosts: 8_000 }],
  [15, { mortgageBalance: 300_000, mortgageRate: 6, homeValue: 390_000 }],
  [5, { mortgageBalance: 390_000, homeValue: 400_000 }],
])(
  "consolidating over %d years with %o: the verdict goes by the lender's figure",
  (newTerm, given) => {
    const inputs = { debts: [card], newRate: 5.5, newTerm };
    const view = debtConsolidationLenderView(inputs, given);
    const look = debtConsolidationSecondLook(inputs, given);
    const { interestAsNow, interestConsolidated, costs } = look.figures;
    expect(look.checked).toBe("highly-recommended");
    expect(look.holds).toBe(view.lender.value > 0);
    expect((interestAsNow ?? 0) - interestConsolidated - costs).toBeCloseTo(view.lender.value, 2);
  },
);

test("two debts of 30,000 that the new loan makes dearer are not a saving anywhere", () => {
  const debt = { balance: 30_000, rate: 8, payment: 900 };
  const debts = [
    { id: "1", name: "Car loan", ...debt },
    { id: "2", name: "Line of credit", ...debt },
  ];
  const inputs = { debts, newRate: 6, newTerm: 25 };
  expect(debtConsolidationSecondLook(inputs)).toMatchObject({
    checked: "highly-recommended",
    holds: false,
    refutes: ["interestSavings"],
  });
  expect(debtConsolidationLenderView(inputs).lender.value).toBeLessThan(0);
});

const purchase = { homePrice: 600_000, loanType: "conventional", province: "ON" } as const;

test.each([
  [120_000, {}, 35_000, true],
  [60_000, {}, 35_000, true],
  [35_000, {}, 35_000, true],
  [34_999, {}, 35_000, false],
  [30_000, {}, 35_000, false],
  [60_000, { amortizationYears: 30 }, 120_000, false],
  [60_000, { amortizationYears: 30, ownedHome: "never" as const }, 35_000, true],
])(
  "closing with %d down and %o: the least is %d, and it holds: %s",
  (downPayment, given, least, holds) => {
    const inputs = { ...purchase, downPayment };
    const look = closingFeesSecondLook(inputs, given);
    expect(look.figures.minimum).toBeCloseTo(least, 6);
    expect(look.figures.missing).toBeCloseTo(Math.max(0, least - downPayment), 6);
    expect(look.holds).toBe(holds);
    expect(closingFeesLenderView(inputs, given).limit.id === "refused").toBe(!holds);
    expect(look.refutes).toEqual(holds ? [] : ["cashRequired", "totalClosingCosts"]);
  },
);

test("the estimate's premium stands beside the published one", () => {
  const { figures } = closingFeesSecondLook({ ...purchase, downPayment: 60_000 });
  expect(figures).toMatchObject({
    estimatedPremium: 540_000 * 0.024,
    publishedPremium: 540_000 * 0.031,
  });
});

test.each([10_000, 65_000, 130_000])(
  "renting or buying with %d down agrees with what can be lent",
  (downPayment) => {
    const inputs = { ...home, downPayment, monthlyRent: 6_000 };
    const isRefused = rentVsBuyLenderView(inputs).limit.id === "refused";
    expect(rentVsBuySecondLook(inputs).holds).toBe(!isRefused);
  },
);

describe.each([
  ["English", english],
  ["French", french],
])("in %s", (_, words) => {
  test("every verdict and every lender's sentence is whole", () => {
    const sentences = [
      words.secondLook(affordabilitySecondLook(household)),
      words.secondLook(affordabilitySecondLook({ ...household, downPayment: 5_000 })),
      words.secondLook(affordabilitySecondLook({ ...household, monthlyDebts: 8_000 })),
      words.secondLook(paymentSecondLook(loanInputs)),
      words.secondLook(paymentSecondLook(loanInputs, { homePrice: 302_000 })),
      words.secondLook(paymentSecondLook(loanInputs, { compounding: "monthly" })),
      words.secondLook(refinanceSecondLook(loan)),
      words.secondLook(refinanceSecondLook(loan, { monthsRemaining: 0 })),
      words.secondLook(refinanceSecondLook({ ...loan, newRate: 7 })),
      words.secondLook(rentVsBuySecondLook(home)),
      words.secondLook(rentVsBuySecondLook({ ...home, downPayment: 1_000 })),
      words.secondLook(debtConsolidationSecondLook({ debts: [card], newRate: 5, newTerm: 5 })),
      words.secondLook(closingFeesSecondLook({ ...purchase, downPayment: 60_000 })),
      words.secondLook(closingFeesSecondLook({ ...purchase, downPayment: 20_000 })),
      words.secondLook(renewalSecondLook(atRenewal)),
      words.secondLook(renewalSecondLook(beforeRenewal)),
      words.secondLook(renewalSecondLook({ ...atRenewal, renewalRate: 4 })),
      words.lenderSentence(renewalLenderView(atRenewal)),
      words.lenderSentence(renewalLenderView(beforeRenewal)),
      words.lenderSentence(affordabilityLenderView({ ...household, downPayment: 5_000 })),
      words.lenderSentence(paymentLenderView(loanInputs, { compounding: "monthly" })),
      words.lenderSentence(refinanceLenderView(loan)),
      words.lenderSentence(rentVsBuyLenderView(home)),
    ];
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence).not.toMatch(/undefined|null|NaN|object|function/);
    }
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

test("the lender's sentence says which limit binds", () => {
  const view = affordabilityLenderView({ ...household, downPayment: 5_000 });
  expect(english.lenderSentence(view)).toBe(
    "A lender would stop at about $100,000: 5% down is the least, and $5,000 is 5% of that.",
  );
});
