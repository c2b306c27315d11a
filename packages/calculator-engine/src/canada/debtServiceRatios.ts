import { checkInputs } from "../calculator.ts";
import { amount, positiveAmount } from "../fieldRules.ts";
import { type InputsIn, optional } from "./optionalField.ts";
import { countedCosts } from "./rules/debtService.ts";
import { openRules, type RuleBook, type RuleChoice } from "./rules/ruleBook.ts";
import { noticesOf, type RuleNotice } from "./rules/ruleNotices.ts";

export interface DebtServiceInputs extends InputsIn<typeof inputRules>, RuleChoice {}

/** Ratios as a search for a price counts them at each step, which needs no notices. */
export interface ServiceRatios {
  /** Housing costs as a percentage of gross income. */
  readonly gds: number;
  /** Housing costs and all other debts as a percentage of gross income. */
  readonly tds: number;
}

export interface DebtServiceRatios extends ServiceRatios {
  readonly notices: readonly RuleNotice[];
}

const optionalAmount = optional(amount);

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
};

/** Returns the ratios of inputs that have been checked. */
export function serviceRatios(inputs: DebtServiceInputs, book: RuleBook): ServiceRatios {
  const { mortgagePayment, propertyTax = 0, heating = 0, condoFees = 0 } = inputs;
  const { monthlyDebts = 0, revolvingBalance = 0, annualIncome } = inputs;
  const counted = book.inForce(countedCosts).value;
  const housing =
    mortgagePayment + propertyTax / 12 + heating + (condoFees * counted.condoFees) / 100;
  const debts = monthlyDebts + (revolvingBalance * counted.revolvingBalance) / 100;
  const share = (monthly: number) => (monthly * 1200) / annualIncome;
  return { gds: share(housing), tds: share(housing + debts) };
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
  const book = openRules(inputs);
  return { ...serviceRatios(inputs, book), notices: noticesOf(book) };
}
