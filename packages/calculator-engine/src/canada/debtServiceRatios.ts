import { checkInputs } from "../checkInputs.ts";
import { amount, positiveAmount } from "../fieldRules.ts";
import { optional } from "./optionalField.ts";
import { countedCosts } from "./rules/qualifying.ts";
import { ruleInForce } from "./rules/ruleInForce.ts";

export interface DebtServiceInputs {
  /** Dollars a year before tax. */
  readonly annualIncome: number;
  /** Principal and interest a month, at the qualifying rate when a lender tests. */
  readonly mortgagePayment: number;
  /** Dollars a year. */
  readonly propertyTax?: number;
  /** Dollars a month. */
  readonly heating?: number;
  /** Dollars a month; half of them count. */
  readonly condoFees?: number;
  /** Payments a month on loans and leases. */
  readonly monthlyDebts?: number;
  /** Owing on cards and unsecured lines; 3 % of it counts as a month's payment. */
  readonly revolvingBalance?: number;
  /** ISO date that chooses the rule in force. */
  readonly on?: string;
}

export interface DebtServiceRatios {
  /** Housing costs as a percentage of gross income. */
  readonly gds: number;
  /** Housing costs and all other debts as a percentage of gross income. */
  readonly tds: number;
}

const optionalAmount = optional(amount);
const inputRules = {
  annualIncome: positiveAmount,
  mortgagePayment: amount,
  propertyTax: optionalAmount,
  heating: optionalAmount,
  condoFees: optionalAmount,
  monthlyDebts: optionalAmount,
  revolvingBalance: optionalAmount,
};

/** `debtServiceRatios` for inputs that have been checked. */
export function serviceRatios(inputs: DebtServiceInputs): DebtServiceRatios {
  const { mortgagePayment, propertyTax = 0, heating = 0, condoFees = 0 } = inputs;
  const { monthlyDebts = 0, revolvingBalance = 0, annualIncome, on } = inputs;
  const counted = ruleInForce(countedCosts, on).value;
  const housing =
    mortgagePayment + propertyTax / 12 + heating + (condoFees * counted.condoFees) / 100;
  const debts = monthlyDebts + (revolvingBalance * counted.revolvingBalance) / 100;
  const share = (monthly: number) => (monthly * 1200) / annualIncome;
  return { gds: share(housing), tds: share(housing + debts) };
}

/**
 * The two ratios a Canadian lender looks at, in percent of gross income.
 *
 * Source: CMHC, calculating GDS and TDS. The limits are `rules.insuredLimits` and
 * `rules.conventionalLimits`.
 *
 * @throws CalculatorInputError for an income of 0 or anything that is not an amount.
 * @example
 * debtServiceRatios({ annualIncome: 84_000, mortgagePayment: 2_400, monthlyDebts: 700 });
 * // { gds: 34.28…, tds: 44.28… }
 */
export function debtServiceRatios(inputs: DebtServiceInputs): DebtServiceRatios {
  checkInputs(inputs, inputRules);
  return serviceRatios(inputs);
}
