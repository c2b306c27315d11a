import { checkInputs } from "../checkInputs.ts";
import { amount, mustBe, oneOf, positiveAmount, rate, years } from "../fieldRules.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { type Compounding, compoundingsPerYear } from "./compoundingsPerYear.ts";
import {
  type DebtServiceRatios,
  type RentalIncome,
  rentalRule,
  serviceRatios,
} from "./debtServiceRatios.ts";
import { equivalentRate } from "./equivalentRate.ts";
import { type BuyerChoice, buyerRules } from "./firstTimeBuyer.ts";
import { type Occupancy, occupancyRule } from "./minimumDownPayment.ts";
import { type InsuranceRefusal, insure, type MortgageInsurance } from "./mortgageInsurance.ts";
import { flag, optional } from "./optionalField.ts";
import { testedRate } from "./qualifyingRate.ts";
import { conventionalLimits, type DebtServiceLimits, insuredLimits } from "./rules/debtService.ts";
import { minimumDownPaymentRule } from "./rules/eligibleMortgage.ts";
import { openRules, type ReviewNotice, type RuleBook, type RuleChoice } from "./rules/ruleBook.ts";
import { type Province, transferSchedules } from "./rules/transferSchedules.ts";

export interface MaximumPurchaseInputs extends BuyerChoice, RuleChoice {
  /** Dollars a year before tax. */
  readonly annualIncome: number;
  /** Payments a month on loans and leases. */
  readonly monthlyDebts?: number;
  readonly downPayment: number;
  /** Percent a year in the contract. */
  readonly annualRate: number;
  readonly amortizationYears: number;
  /** Semi-annual unless given. */
  readonly compounding?: Compounding;
  readonly province: Province;
  /** Percent of the price a year. */
  readonly propertyTaxRate?: number;
  /** Dollars a month. */
  readonly heating?: number;
  /** Dollars a month. */
  readonly condoFees?: number;
  readonly newlyBuilt?: boolean;
  /** `"owner"` unless given; a home that is let needs a fifth down. */
  readonly occupancy?: Occupancy;
  readonly rental?: RentalIncome;
  readonly borrowedDownPayment?: boolean;
  /** A lender's own limits, in percent, in place of the law's and of the convention. */
  readonly limits?: DebtServiceLimits;
  /** Percent: the five-year posted rate, for days on which the stress test used it. */
  readonly benchmark?: number;
}

/** What keeps the price from being a cent higher. */
export type PurchaseLimit = "income-gds" | "income-tds" | "down-payment" | "insurance-cap";

/** A purchase as a lender would look at it. */
export interface Qualification {
  readonly price: number;
  readonly insurance: MortgageInsurance;
  /** Percent a year. */
  readonly qualifyingRate: number;
  /** Dollars a month at the contract rate, and at the qualifying rate. */
  readonly payment: number;
  readonly qualifyingPayment: number;
  readonly ratios: DebtServiceRatios;
  /** 39/44 with insurance, 32/40 without, today, unless the inputs say others. */
  readonly limits: DebtServiceLimits;
}

export interface MaximumPurchase extends Qualification {
  readonly boundBy: PurchaseLimit;
  /** Why insurers would turn a dearer purchase down, if they would. */
  readonly refusedAbove: InsuranceRefusal | null;
  readonly notices: readonly ReviewNotice[];
}

const isLimit = (limit: unknown) => typeof limit === "number" && limit > 0 && limit <= 100;

const inputRules = {
  ...buyerRules,
  province: oneOf(Object.keys(transferSchedules)),
  newlyBuilt: flag,
  occupancy: occupancyRule,
  rental: rentalRule,
  borrowedDownPayment: flag,
  benchmark: optional(rate),
  limits: optional(
    mustBe("{ gds, tds }, each a percentage above 0", (value) =>
      [Object(value).gds, Object(value).tds].every(isLimit),
    ),
  ),
  annualRate: rate,
  amortizationYears: years,
  compounding: optional(oneOf(Object.keys(compoundingsPerYear))),
  annualIncome: positiveAmount,
  downPayment: amount,
  propertyTaxRate: optional(rate),
  monthlyDebts: optional(amount),
  heating: optional(amount),
  condoFees: optional(amount),
};

/** The most that is searched for, so that every price tried is itself a valid amount. */
const maxCents = 1e14;

function qualify(inputs: MaximumPurchaseInputs, price: number, book: RuleBook): Qualification {
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
  return {
    price,
    insurance,
    qualifyingRate: tested,
    payment: monthly(annualRate),
    qualifyingPayment,
    ratios: serviceRatios(
      {
        ...inputs,
        mortgagePayment: qualifyingPayment,
        propertyTax: (price * (inputs.propertyTaxRate ?? 0)) / 100,
      },
      book,
    ),
    limits: inputs.limits ?? book.inForce(insured ? insuredLimits : conventionalLimits).value,
  };
}

function brokenLimit({ insurance, ratios, limits }: Qualification): PurchaseLimit | null {
  if (insurance.refusal === "price-cap") return "insurance-cap";
  // A larger down payment is also what an amortization too long to insure would take.
  if (insurance.refusal) return "down-payment";
  if (ratios.gds > limits.gds) return "income-gds";
  return ratios.tds > limits.tds ? "income-tds" : null;
}

/** The last of the cents from `from` to `to` that passes; `from` must, and no failure may be followed by a pass. */
function lastThatPasses(from: number, to: number, passes: (cents: number) => boolean): number {
  let [pass, fail] = [from, to + 1];
  while (fail - pass > 1) {
    const middle = Math.floor((pass + fail) / 2);
    if (passes(middle)) pass = middle;
    else fail = middle;
  }
  return pass;
}

/**
 * The highest price, to the cent, at which a lender would finance this buyer, and what limits it.
 *
 * Tests the payment at the qualifying rate, with the insurance premium added to the loan, against the
 * debt service limits: the insured ones below 20 % down, the conventional ones (a convention) from
 * there, or the lender's own. Property
 * tax is a percentage of the price; closing costs are not taken from the down payment. A buyer whose
 * income carries no mortgage can still pay the down payment in cash, which is then the price.
 *
 * @throws CalculatorInputError for anything that is not a finite number in range or a known name.
 * @example
 * maximumPurchase({
 *   annualIncome: 120_000, monthlyDebts: 500, downPayment: 80_000, annualRate: 5.5,
 *   amortizationYears: 25, province: "ON", propertyTaxRate: 1.2, heating: 100,
 * }).boundBy; // "income-gds"
 */
export function maximumPurchase(inputs: MaximumPurchaseInputs): MaximumPurchase {
  checkInputs(inputs, inputRules);
  const { downPayment, occupancy } = inputs;
  const book = openRules(inputs);
  const at = (cents: number) => qualify(inputs, cents / 100, book);
  const passes = (cents: number) => brokenLimit(at(cents)) === null;

  const { uninsured, insuredBelow = Infinity } = book.inForce(minimumDownPaymentRule).value;
  const cash = Math.ceil(downPayment * 100);
  const conventionalEnd = Math.min(maxCents, Math.floor((cash * 100) / uninsured));
  const insuredEnd =
    occupancy === "rental" ? 0 : Math.min(maxCents, Math.round(insuredBelow * 100) - 1);
  // The insured limits are wider, so a larger loan may pass where a smaller one did not.
  const insuredStart = conventionalEnd + 1;
  const cents =
    insuredStart <= insuredEnd && passes(insuredStart)
      ? lastThatPasses(insuredStart, insuredEnd, passes)
      : lastThatPasses(cash, conventionalEnd, passes);

  const best = at(cents);
  const dearer = at(Math.min(cents + 1, maxCents));
  const next = brokenLimit(dearer) ?? "down-payment";
  // Past the cap a mortgage without insurance still ends where 20 % down does.
  const boundBy = next === "insurance-cap" && !best.insurance.required ? "down-payment" : next;
  const { refusal } = dearer.insurance;
  return { ...best, boundBy, refusedAbove: refusal, notices: book.notices() };
}
