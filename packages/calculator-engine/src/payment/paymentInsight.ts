import type { Compounding } from "../canada/compounding.ts";
import { mortgagePayment } from "../canada/mortgagePayment.ts";
import type { Territory } from "../canada/place.ts";
import { qualifyingRate } from "../canada/qualifyingRate.ts";
import { minimumDownPaymentRule } from "../canada/rules/eligibleMortgage.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { amount } from "../fieldRules.ts";
import type { LenderCount } from "../insight/Answer.ts";
import { compoundingFact, compoundingStage, monthlyPayment } from "../insight/compounding.ts";
import { countOf, finding } from "../insight/countOf.ts";
import { defineInsight, type InsightCase } from "../insight/defineInsight.ts";
import { areTogether, type OwnedFacts } from "../insight/eachBuyer.ts";
import { ownedFacts } from "../insight/eachBuyerFacts.ts";
import { type InsuranceCosts, insuranceCosts, premiumStage } from "../insight/insuranceCosts.ts";
import { usualAmortizations } from "../insight/lenderPolicies.ts";
import { dayFacts } from "../insight/purchaseDays.ts";
import {
  asCircumstances,
  type PurchaseFacts,
  provinceFact,
  purchaseFacts,
} from "../insight/purchaseFacts.ts";
import { stressTestUsed } from "../insight/ruleUsed.ts";
import { dollars, type Quantity, type WithQuantities, years } from "../quantity.ts";
import { explainPayment } from "./explainPayment.ts";
import { type PaymentInputs, type PaymentResult, payment } from "./paymentEstimate.ts";

export interface PaymentFacts
  extends Pick<
      PurchaseFacts,
      "ownedHome" | "occupancy" | "units" | "newlyBuilt" | "monthsToClosing"
    >,
    OwnedFacts {
  readonly compounding: Compounding;
  /** Dollars; `null` if unknown, in which case insurance is not counted. */
  readonly homePrice: number | null;
  readonly province: Province | Territory;
}

interface Asked {
  /** Dollars a month. */
  readonly payment: Quantity;
  /** Payment at the qualifying rate, which the income has to support. */
  readonly tested: Quantity;
}

export type PaymentVerdict =
  /** The lender's payment is within 1 % of the estimate (`fits`), or differs more (`could-ask`). */
  | ({ readonly id: "fits" | "could-ask" } & Asked)
  /** Few lenders offer this amortization: payments over the longest usual and the standard one. */
  | WithQuantities<
      "few-lend-longer",
      "asked" | "longest" | "payment" | "standard" | "standardPayment"
    >
  /** For these buyers, insurers cover an amortization of at most `years`. */
  | WithQuantities<"insured-for-less", "years" | "payment">
  /** No lender could lend more than `most` on this home. */
  | WithQuantities<"borrow-less", "most">;

/** Outcome for the interest compared with the loan, or for the insurance of the loan. */
export type PaymentOutcome =
  | "interest-below-loan"
  | "interest-reaches-loan"
  | "not-insured"
  | "insured"
  | "cannot-be-lent";

/** Loan that a lender would give, with any insurance premium. */
export interface CountedLoan {
  /** Dollars. */
  readonly principal: number;
  /** Percent a year. */
  readonly annualRate: number;
  readonly amortizationYears: number;
  readonly compounding: Compounding;
}

export interface PaymentCount extends LenderCount {
  readonly loan: CountedLoan;
  /** Dollars a month. */
  readonly payment: number;
  readonly tested: number;
  /** Amortization of the count: the requested years, or the longest that a lender could give. */
  readonly years: number;
  readonly isInsured: boolean;
  /** True if the interest is at least as much as the loan. */
  readonly isInterestAsMuch: boolean;
  /** Payment over the standard amortization, in dollars a month. */
  readonly standardPayment: number;
  /** Maximum loan on the home, in dollars; `null` if its price is unknown. */
  readonly most: number | null;
}

type PaymentCase = InsightCase<PaymentInputs, PaymentResult, PaymentFacts>;

function needsInsurance({ homePrice }: PaymentFacts, { loanAmount }: PaymentInputs): boolean {
  const { uninsured } = ruleInForce({ rule: minimumDownPaymentRule }).value;
  return homePrice !== null && loanAmount > homePrice * (1 - uninsured / 100);
}

const needsLongInsurance = (facts: PaymentFacts, inputs: PaymentInputs) =>
  needsInsurance(facts, inputs) && inputs.loanTerm > usualAmortizations().standardYears;

/**
 * Returns the price at which the down payment is a tenth, rounded up to three digits. Returns none if
 * the price is known or such a home cannot be insured.
 */
function pricesToTry({ homePrice }: PaymentFacts, { loanAmount }: PaymentInputs): number[] {
  const { insuredBelow = Infinity } = ruleInForce({ rule: minimumDownPaymentRule }).value;
  const price = loanAmount / 0.9;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 2);
  const rounded = Math.ceil(price / step) * step;
  return homePrice === null && rounded < insuredBelow ? [rounded] : [];
}

function costsOf({ inputs, facts, on }: PaymentCase, years: number): InsuranceCosts | null {
  const { homePrice, province } = facts;
  if (homePrice === null) return null;
  const downPayment = Math.max(0, homePrice - inputs.loanAmount);
  return insuranceCosts(
    { price: homePrice, downPayment, amortizationYears: years, province },
    asCircumstances({ ...facts, residency: "all" }, on),
  );
}

/** Returns the longest possible amortization, up to the requested one, and its insurance. */
function termOf(known: PaymentCase) {
  const { standardYears, longestYears } = usualAmortizations(known.on);
  const years = Math.min(known.inputs.loanTerm, longestYears);
  const costs = costsOf(known, years);
  return costs?.insurance.refusal === "amortization"
    ? { years: standardYears, costs: costsOf(known, standardYears), tests: costs.tests }
    : { years, costs, tests: costs?.tests ?? [] };
}

/**
 * Calculates the monthly payment as a lender does: compounded semi-annually by default, over no more
 * years than lenders give and, if the price is known and the down payment small, with the insurance
 * premium in the loan.
 */
function count(known: PaymentCase): PaymentCount {
  const { inputs, estimate, facts, on } = known;
  const { loanAmount, interestRate, loanTerm, paymentFrequency } = inputs;
  const { compounding, homePrice } = facts;
  const { years: counted, costs, tests } = termOf(known);
  const { premium = 0, salesTax = 0 } = costs?.insurance ?? {};
  const loan = loanAmount + premium;
  const testedAt = qualifyingRate({ annualRate: interestRate, on });
  const pay = (principal: number, annualRate = interestRate, term = counted) =>
    monthlyPayment(principal, annualRate, term, compounding);
  const charged = pay(loan);
  const tested = pay(loan, testedAt);
  const refused = costs?.refused ?? null;
  const minimum = refused?.minimum.value ?? 0;
  const asPreferred = mortgagePayment({
    principal: loan,
    annualRate: interestRate,
    amortizationYears: counted,
    compounding,
    frequency: paymentFrequency,
  });
  const lender = countOf({
    estimate: ["monthly", estimate.monthly],
    figure: "lenderMonthly",
    isRefused: refused !== null,
    limit: refused && { ...refused, missing: dollars(minimum - ((homePrice ?? 0) - loanAmount)) },
    stages: refused
      ? []
      : [
          compoundingStage(pay(loanAmount, interestRate, loanTerm), compounding, on),
          { id: "amortization", years: years(counted), value: pay(loanAmount) },
          costs && premiumStage(charged, costs),
        ],
    findings: refused
      ? []
      : [
          finding("qualifyingRate", testedAt, "percent"),
          finding("testedPayment", tested, "dollars"),
          { ...finding("preferredPayment", asPreferred, "dollars"), of: paymentFrequency },
          premium > 0 && [
            finding("premium", premium, "dollars"),
            finding("premiumTax", salesTax, "dollars"),
          ],
        ],
    rules: [stressTestUsed(on), salesTax > 0 && costs?.salesTaxRule],
    tests,
    missing: homePrice === null ? ["homePrice"] : [],
  });
  return {
    ...lender,
    loan: {
      principal: refused ? loanAmount : loan,
      annualRate: interestRate,
      amortizationYears: counted,
      compounding,
    },
    payment: charged,
    tested,
    years: counted,
    isInsured: costs?.insurance.required ?? false,
    isInterestAsMuch: charged * counted * 12 - loan >= loan,
    standardPayment: pay(loan, interestRate, usualAmortizations(on).standardYears),
    most: homePrice === null ? null : homePrice - minimum,
  };
}

function verdictOf({ inputs, on }: PaymentCase, lender: PaymentCount): PaymentVerdict {
  const { payment, tested, standardPayment } = lender;
  if (lender.figure === null) {
    return { id: "borrow-less", most: dollars(Math.max(0, lender.most ?? 0)) };
  }
  if (inputs.loanTerm <= lender.years) {
    const id = lender.isClose ? "fits" : "could-ask";
    return { id, payment: dollars(payment), tested: dollars(tested) };
  }
  if (lender.isInsured) {
    return { id: "insured-for-less", years: years(lender.years), payment: dollars(payment) };
  }
  return {
    id: "few-lend-longer",
    asked: years(inputs.loanTerm),
    longest: years(lender.years),
    payment: dollars(payment),
    standard: years(usualAmortizations(on).standardYears),
    standardPayment: dollars(standardPayment),
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
  count,
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
  schedules: ({ loanAmount, interestRate, loanTerm, paymentFrequency }) => [
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
