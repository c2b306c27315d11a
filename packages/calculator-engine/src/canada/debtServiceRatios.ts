import { checkInputs, issuesWithin } from "../calculator.ts";
import { amount, type FieldRule, oneOf, percentage, positiveAmount } from "../fieldRules.ts";
import { type Accepting, type InputsIn, optional } from "./optionalField.ts";
import { countedCosts } from "./rules/debtService.ts";
import { openRules, type RuleBook, type RuleChoice } from "./rules/ruleBook.ts";
import { noticesOf, type RuleNotice } from "./rules/ruleNotices.ts";

/** Rent from the home. Lenders differ in the share that they count and in how they count it. */
export interface RentalIncome extends InputsIn<typeof rentalRules> {}

export interface DebtServiceInputs extends InputsIn<typeof inputRules>, RuleChoice {}

export interface DebtServiceRatios {
  /** Housing costs as a percentage of gross income. */
  readonly gds: number;
  /** Housing costs and all other debts as a percentage of gross income. */
  readonly tds: number;
  readonly notices: readonly RuleNotice[];
}

const optionalAmount = optional(amount);
const rentalRules = {
  /** Dollars a month. */
  monthlyRent: amount,
  /** Percent of the rent that counts. */
  share: percentage,
  /** `offset`: subtracted from the housing costs, down to 0; `add-back`: added to the income. */
  treatment: oneOf(["offset", "add-back"]),
};

export const rentalRule = optional<FieldRule & Accepting<RentalIncome>>((field, inputs) =>
  issuesWithin(field, inputs[field], rentalRules),
);

const inputRules = {
  /** Dollars a year before tax. */
  annualIncome: positiveAmount,
  /** Dollars of principal and interest a month, at the qualifying rate if a lender tests the payment. */
  mortgagePayment: amount,
  /** Dollars a year. */
  propertyTax: optionalAmount,
  /** Dollars a month. */
  heating: optionalAmount,
  /** Dollars a month; half is counted. */
  condoFees: optionalAmount,
  /** Dollars of payments a month on loans and leases. */
  monthlyDebts: optionalAmount,
  /** Dollars owing on cards and unsecured lines; 3 % counts as the monthly payment. */
  revolvingBalance: optionalAmount,
  rental: rentalRule,
};

/** Returns `debtServiceRatios` for inputs that have been checked. */
export function serviceRatios(inputs: DebtServiceInputs, book: RuleBook): DebtServiceRatios {
  const { mortgagePayment, propertyTax = 0, heating = 0, condoFees = 0 } = inputs;
  const { monthlyDebts = 0, revolvingBalance = 0, annualIncome, rental } = inputs;
  const counted = book.inForce(countedCosts).value;
  const rent = rental ? (rental.monthlyRent * rental.share) / 100 : 0;
  const costs =
    mortgagePayment + propertyTax / 12 + heating + (condoFees * counted.condoFees) / 100;
  const housing = rental?.treatment === "offset" ? Math.max(0, costs - rent) : costs;
  const income = rental?.treatment === "add-back" ? annualIncome + rent * 12 : annualIncome;
  const debts = monthlyDebts + (revolvingBalance * counted.revolvingBalance) / 100;
  const share = (monthly: number) => (monthly * 1200) / income;
  return { gds: share(housing), tds: share(housing + debts), notices: noticesOf(book) };
}

/**
 * Returns the two debt service ratios of Canadian lenders, in percent of gross income.
 *
 * Source: CMHC, calculating GDS and TDS. The limits are `rules.insuredLimits` and
 * `rules.conventionalLimits`.
 *
 * @throws CalculatorInputError for an income of 0 or anything that is not an amount.
 * @example
 * debtServiceRatios({ annualIncome: 84_000, mortgagePayment: 2_400, monthlyDebts: 700 }).tds; // 44.28…
 */
export function debtServiceRatios(inputs: DebtServiceInputs): DebtServiceRatios {
  checkInputs(inputs, inputRules);
  return serviceRatios(inputs, openRules(inputs));
}
