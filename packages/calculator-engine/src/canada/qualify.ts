import { amount, mustBe, oneOf, positiveAmount, rate, yearCount } from "../fieldRules.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { buyerRules } from "./buyers.ts";
import { type Compounding, compoundingsPerYear, equivalentRate } from "./compounding.ts";
import { type DebtServiceRatios, type ServiceRatios, serviceRatios } from "./debtServiceRatios.ts";
import type { FirstTimeDecision } from "./firstTimeBuyer.ts";
import { homeUseRules } from "./minimumDownPayment.ts";
import { type CountedInsurance, type InsuranceCount, insure } from "./mortgageInsurance.ts";
import { type Accepting, flag, type InputsIn, optional } from "./optionalField.ts";
import { testedRate } from "./qualifyingRate.ts";
import { conventionalLimits, type DebtServiceLimits, insuredLimits } from "./rules/debtService.ts";
import { insurancePremium } from "./rules/insurancePremium.ts";
import { landTransferTaxBrackets, type Province } from "./rules/landTransferTaxBrackets.ts";
import type { RuleBook, RuleChoice } from "./rules/ruleBook.ts";
import type { RuleInForce } from "./rules/ruleInForce.ts";
import { noticesOf } from "./rules/ruleNotices.ts";

export interface MaximumPurchaseInputs extends InputsIn<typeof purchaseRules>, RuleChoice {}

/** Qualification as a search counts it at each step, which needs no notices. */
export interface QualificationCount {
  readonly price: number;
  readonly insurance: InsuranceCount;
  readonly qualifyingRate: number;
  /** Dollars a month at the contract rate. */
  readonly payment: number;
  /** Dollars a month at the qualifying rate. */
  readonly qualifyingPayment: number;
  readonly ratios: ServiceRatios;
  readonly limits: DebtServiceLimits;
  /** Rule that holds the limits; `null` for a lender's own limits. */
  readonly limitsRule: RuleInForce<DebtServiceLimits> | null;
  /** Amortization; shorter than requested if insurers would refuse the longer one for these buyers. */
  readonly amortizationYears: number;
  /** Outcome of the first-time test if the longer amortization depends on it, else `null`. */
  readonly firstTime: FirstTimeDecision | null;
}

export interface Qualification extends QualificationCount {
  readonly insurance: CountedInsurance;
  readonly ratios: DebtServiceRatios;
}

export function withNotices(counted: QualificationCount, book: RuleBook): Qualification {
  const notices = noticesOf(book);
  return {
    ...counted,
    insurance: { ...counted.insurance, notices },
    ratios: { ...counted.ratios, notices },
  };
}

const limitsRules = { law: insuredLimits, cautious: conventionalLimits };

const isLimit = (limit: unknown) => typeof limit === "number" && limit > 0 && limit <= 100;

/** Input rules, shared with `incomeNeeded`. */
export const purchaseRules = {
  ...buyerRules,
  province: oneOf(Object.keys(landTransferTaxBrackets) as Province[]),
  newlyBuilt: flag,
  /** True if the buyer accepts a shorter amortization that can be insured. Defaults to true. */
  takesShorter: flag,
  ...homeUseRules,
  borrowedDownPayment: flag,
  /** Percent: five-year posted rate, for days on which the stress test used it. */
  benchmark: optional(rate),
  /**
   * Limits of the law by default, with and without insurance; `"cautious"`: the convention of 32 and 40
   * percent; or a lender's own limits, in percent.
   */
  limits: optional(
    mustBe<Accepting<DebtServiceLimits | "law" | "cautious">>(
      '"law", "cautious", or { gds, tds }, each a percentage above 0',
      (value) =>
        Object.hasOwn(limitsRules, String(value)) ||
        [Object(value).gds, Object(value).tds].every(isLimit),
    ),
  ),
  /** Percent a year. */ annualRate: rate,
  /** Longest amortization that the buyer accepts. */
  amortizationYears: yearCount,
  /** Semi-annual by default. */
  compounding: optional(oneOf(Object.keys(compoundingsPerYear) as Compounding[])),
  /** Dollars a year before tax. */
  annualIncome: positiveAmount,
  /** Dollars. */ downPayment: amount,
  /** Percent of the price a year. */
  propertyTaxRate: optional(rate),
  /** Dollars of payments a month on loans and leases. */
  monthlyDebts: optional(amount),
  /** Dollars a month. */
  heating: optional(amount),
  /** Dollars a month. */
  condoFees: optional(amount),
};

function amortizationsWithin(
  { amortizationYears, takesShorter = true }: MaximumPurchaseInputs,
  book: RuleBook,
) {
  if (!takesShorter) return [amortizationYears];
  const { longestYears, standardYears } = book.inForce(insurancePremium).value;
  const shorter = [longestYears, standardYears].filter((years) => years < amortizationYears);
  return [amortizationYears, ...new Set(shorter)];
}

function limitsOf({ limits = "law" }: MaximumPurchaseInputs, book: RuleBook) {
  if (typeof limits === "object") return { limits, limitsRule: null };
  const limitsRule = book.inForce(limitsRules[limits]);
  return { limits: limitsRule.value, limitsRule };
}

function qualifyOver(
  inputs: MaximumPurchaseInputs,
  price: number,
  book: RuleBook,
): Omit<QualificationCount, "firstTime"> {
  const { annualRate, amortizationYears, compounding } = inputs;
  const insurance = insure({ ...inputs, price }, book);
  const monthly = (rate: number) =>
    levelPayment(
      insurance.insuredMortgage,
      equivalentRate(rate, compounding),
      amortizationYears * paymentsPerYear.monthly,
    );
  const insured = insurance.required;
  const tested = testedRate(annualRate, { ...inputs, insured }, book);
  const qualifyingPayment = monthly(tested);
  const propertyTax = (price * (inputs.propertyTaxRate ?? 0)) / 100;
  return {
    price,
    insurance,
    qualifyingRate: tested,
    payment: monthly(annualRate),
    qualifyingPayment,
    ratios: serviceRatios({ ...inputs, mortgagePayment: qualifyingPayment, propertyTax }, book),
    ...limitsOf(inputs, book),
    amortizationYears,
  };
}

/** Returns the purchase with the available amortization that needs the least income. */
export function qualify(
  inputs: MaximumPurchaseInputs,
  price: number,
  book: RuleBook,
): QualificationCount {
  const asked = qualifyOver(inputs, price, book);
  const { firstTime } = asked.insurance;
  if (!asked.insurance.required) return { ...asked, firstTime };
  const isRefused = (one: typeof asked) => (one.insurance.refusal === "amortization" ? 1 : 0);
  const [best = asked] = amortizationsWithin(inputs, book)
    .map((amortizationYears) => qualifyOver({ ...inputs, amortizationYears }, price, book))
    .sort((a, b) => isRefused(a) - isRefused(b) || a.qualifyingPayment - b.qualifyingPayment);
  return { ...best, firstTime };
}
