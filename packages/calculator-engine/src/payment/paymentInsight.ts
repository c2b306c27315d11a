import { minimumDownPaymentRule } from "../canada/rules/eligibleMortgage.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import {
  type ExplanationStep,
  explainSteps,
  figuresOf,
  levelPaymentLine,
} from "../explain/explainSteps.ts";
import { amount } from "../fieldRules.ts";
import type { PaymentFrequency } from "../finance/paymentsPerYear.ts";
import { defineInsight } from "../insight/defineInsight.ts";
import { areTogether } from "../insight/eachBuyer.ts";
import { ownedFacts } from "../insight/eachBuyerFacts.ts";
import { compoundingFact, usualAmortizations } from "../insight/lenderPolicies.ts";
import { dayFacts, provinceFact, purchaseFacts } from "../insight/purchaseFacts.ts";
import { dollars, type Quantity, type Unit, type WithQuantities, years } from "../quantity.ts";
import {
  countPayment,
  type PaymentCase,
  type PaymentCount,
  type PaymentFacts,
} from "./paymentCount.ts";
import { type PaymentInputs, payment, paymentFields, workOutPayment } from "./paymentEstimate.ts";

export type { PaymentCount, PaymentFacts };

/** Payment of the frequency that the borrower prefers; `null` for the monthly one. */
interface Preferred {
  readonly preferred: { readonly frequency: PaymentFrequency; readonly amount: Quantity } | null;
}

export interface PaymentPlan extends Preferred {
  /** Dollars a month. */
  readonly payment: Quantity;
  /** Payment at the qualifying rate, which the income has to support. */
  readonly tested: Quantity;
}

export type PaymentVerdict =
  /** The lender's payment is within 1 % of the estimate (`fits`), or differs more (`could-ask`). */
  | ({ readonly id: "fits" | "could-ask" } & PaymentPlan)
  /** Few lenders offer this amortization: payments over the longest usual and the standard one. */
  | (WithQuantities<
      "few-lend-longer",
      "asked" | "longest" | "payment" | "standard" | "standardPayment"
    > &
      Preferred)
  /** For these buyers, insurers cover an amortization of at most `years`. */
  | (WithQuantities<"insured-for-less", "years" | "payment"> & Preferred)
  /** No lender could lend more than `most` on this home. */
  | WithQuantities<"borrow-less", "most">;

/** Outcome for the interest compared with the loan, or for the insurance of the loan. */
export type PaymentOutcome =
  | "interest-below-loan"
  | "interest-reaches-loan"
  | "not-insured"
  | "insured"
  | "cannot-be-lent";

function needsInsurance({ homePrice }: PaymentFacts, { loanAmount }: PaymentInputs): boolean {
  const { uninsured } = ruleInForce({ rule: minimumDownPaymentRule }).value;
  return homePrice !== null && loanAmount > homePrice * (1 - uninsured / 100);
}

const needsLongInsurance = (facts: PaymentFacts, inputs: PaymentInputs) =>
  needsInsurance(facts, inputs) && inputs.loanTerm > usualAmortizations().standardYears;

/** Returns the price with a tenth down, rounded up to three digits; none if it is known or cannot be insured. */
function pricesToTry({ homePrice }: PaymentFacts, { loanAmount }: PaymentInputs): number[] {
  const { insuredBelow = Infinity } = ruleInForce({ rule: minimumDownPaymentRule }).value;
  const price = loanAmount / 0.9;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 2);
  const rounded = Math.ceil(price / step) * step;
  return homePrice === null && rounded < insuredBelow ? [rounded] : [];
}

function verdictOf({ inputs, on }: PaymentCase, lender: PaymentCount): PaymentVerdict {
  const { payment, tested, standardPayment } = lender;
  const { paymentFrequency: frequency } = inputs;
  const preferred =
    frequency === "monthly" ? null : { frequency, amount: dollars(lender.preferred) };
  if (lender.figure === null) {
    return { id: "borrow-less", most: dollars(Math.max(0, lender.most ?? 0)) };
  }
  if (inputs.loanTerm <= lender.years) {
    const id = lender.isClose ? "fits" : "could-ask";
    return { id, payment: dollars(payment), tested: dollars(tested), preferred };
  }
  if (lender.isInsured) {
    return {
      id: "insured-for-less",
      years: years(lender.years),
      payment: dollars(payment),
      preferred,
    };
  }
  return {
    id: "few-lend-longer",
    asked: years(inputs.loanTerm),
    longest: years(lender.years),
    payment: dollars(payment),
    standard: years(usualAmortizations(on).standardYears),
    standardPayment: dollars(standardPayment),
    preferred,
  };
}

/** Amortizations to search for thresholds, in years; longer mortgages are very rare. */
const thresholdTerms = { min: 1, max: 30 };

/**
 * Mortgage payment insight: the estimate, a lender's payment, and the deciding facts.
 *
 * @example
 * paymentInsight.answer({
 *   loanAmount: 300_000, interestRate: 5.5, loanTerm: 25, paymentFrequency: "monthly",
 * }).lender.figure; // { id: "lenderMonthly", value: 1831.17, unit: "dollars" }
 */
export const paymentInsight = /* @__PURE__ */ defineInsight({
  calculator: payment,
  facts: {
    homePrice: { rule: amount, default: null, tries: pricesToTry },
    compounding: compoundingFact,
    ownedHome: {
      ...purchaseFacts.ownedHome,
      matters: (facts, inputs) => areTogether(facts) && needsLongInsurance(facts, inputs),
    },
    ...ownedFacts(needsLongInsurance),
    newlyBuilt: { ...purchaseFacts.newlyBuilt, matters: needsLongInsurance },
    occupancy: { ...purchaseFacts.occupancy, matters: needsInsurance },
    units: { ...purchaseFacts.units, matters: needsInsurance },
    province: { ...provinceFact, matters: needsInsurance },
    // The payment does not depend on the day, only the tax on the premium does.
    monthsToClosing: { ...dayFacts.monthsToClosing, tries: [], matters: needsInsurance },
  },
  count: countPayment,
  verdict: verdictOf,
  said(verdict) {
    if (verdict.id === "borrow-less") return ["most", verdict.most];
    if (verdict.id === "few-lend-longer") return [verdict.payment, verdict.longest];
    return verdict.id === "insured-for-less" ? [verdict.payment, verdict.years] : verdict.payment;
  },
  explain: explainPayment,
  thresholds: () => ({
    loanAmount: { rising: ["not-insured", "insured", "cannot-be-lent"] },
    interestRate: { rising: ["interest-below-loan", "interest-reaches-loan"] },
    loanTerm: { range: thresholdTerms, rising: ["interest-below-loan", "interest-reaches-loan"] },
  }),
  outcome({ figure, isInsured, isInterestAsMuch }, _, field): PaymentOutcome {
    if (field === "loanAmount") {
      if (figure === null) return "cannot-be-lent";
      return isInsured ? "insured" : "not-insured";
    }
    return isInterestAsMuch ? "interest-reaches-loan" : "interest-below-loan";
  },
  schedules: ({ inputs: { loanAmount, interestRate, loanTerm, paymentFrequency } }) => [
    {
      id: "loan",
      principal: loanAmount,
      annualRate: interestRate,
      amortizationYears: loanTerm,
      preferred: paymentFrequency,
      from: {
        principal: "loanAmount",
        annualRate: "interestRate",
        amortizationYears: "loanTerm",
        preferred: "paymentFrequency",
      },
    },
  ],
});

export const paymentFigures = {
  biweeklyRate: "fraction",
  biweeks: "payments",
  monthly: "dollars",
  biweekly: "dollars",
  total: "dollars",
  totalInterest: "dollars",
  lenderMonthly: "dollars",
  preferredPayment: "dollars",
} as const satisfies Readonly<Record<string, Unit>>;

/** Explains the payment estimate step by step; the last step is `totalInterest`. */
function explainPayment(inputs: PaymentInputs): readonly ExplanationStep[] {
  const { interestRate } = inputs;
  const { workings, result } = workOutPayment(inputs);
  return explainSteps(figuresOf(paymentFields, paymentFigures, inputs, workings, result), [
    ["monthlyRate", "{interestRate} ÷ 12"],
    ["months", "{loanTerm} × 12"],
    levelPaymentLine("monthly", "loanAmount", "monthlyRate", "months", interestRate),
    ["biweeklyRate", "{interestRate} ÷ 26"],
    ["biweeks", "{loanTerm} × 26"],
    levelPaymentLine("biweekly", "loanAmount", "biweeklyRate", "biweeks", interestRate),
    ["total", "{monthly} × {months}"],
    ["totalInterest", "{total} − {loanAmount}"],
  ]);
}
