import { checkInputs } from "../calculator.ts";
import { amount, oneOf } from "../fieldRules.ts";
import { optional } from "./optionalField.ts";
import { landTransferTaxBrackets, type Province } from "./rules/landTransferTaxBrackets.ts";
import type { City } from "./rules/landTransferTaxOfCities.ts";
import {
  type FlippingTax,
  flippingTax,
  ownerTaxRules,
  type VacancyTax,
  vacancyTax,
} from "./rules/ownerTaxes.ts";
import { openRules, type RuleChoice } from "./rules/ruleBook.ts";
import type { RuleInForce } from "./rules/ruleInForce.ts";
import { noticesOf, type RuleNotice } from "./rules/ruleNotices.ts";

export { ownerTaxRules };

export interface OwnerTaxesInputs extends RuleChoice {
  readonly province: Province;
  readonly city?: City;
  /** Dollars, as assessed for property tax. */
  readonly assessedValue?: number;
  /** Dollars of profit on a sale. */
  readonly profit?: number;
  /** Days of ownership before a sale. */
  readonly daysOwned?: number;
}

/** Tax that may apply to a vacant home. */
export interface VacancyNote {
  readonly rule: RuleInForce<VacancyTax>;
  /** Dollars a year, for resident and foreign owners; `null` without an assessed value. */
  readonly perYear: { readonly resident: number; readonly foreign: number } | null;
}

export interface OwnerTaxes {
  readonly vacancy: readonly VacancyNote[];
  /** Dollars of tax on an early sale; `null` if no such law applies or no sale is given. */
  readonly flipping: { readonly amount: number; readonly rule: RuleInForce<unknown> } | null;
  readonly notices: readonly RuleNotice[];
}

const inputRules = {
  province: oneOf(Object.keys(landTransferTaxBrackets) as Province[]),
  assessedValue: optional(amount),
  profit: optional(amount),
  daysOwned: optional(amount),
};

function taxOnFlip({ rate, fullDays, goneDays }: FlippingTax, profit: number, daysOwned: number) {
  const share = (goneDays - daysOwned) / (goneDays - fullDays);
  return (profit * rate * Math.min(1, Math.max(0, share))) / 100;
}

/**
 * Calculates the taxes on owning a vacant home and on selling a home after a short ownership, for a
 * buyer's information. Most owners are exempt: an owner who lives in the home pays no vacancy tax.
 *
 * Does not include the taxes of Vancouver and Ottawa on vacant homes. Does not include federal income
 * tax, which treats the profit on a home sold within a year as business income.
 *
 * @throws CalculatorInputError for anything out of range.
 * @example
 * ownerTaxes({ province: "BC", profit: 100_000, daysOwned: 365 }).flipping?.amount; // 20000
 */
export function ownerTaxes(inputs: OwnerTaxesInputs): OwnerTaxes {
  checkInputs(inputs, inputRules);
  const { province, city, assessedValue, profit, daysOwned } = inputs;
  const book = openRules(inputs);
  const rules = [
    vacancyTax.CA,
    ...(province === "BC" ? [vacancyTax.BC] : []),
    ...(city === "Toronto" ? [vacancyTax.Toronto] : []),
  ];
  const vacancy = rules.flatMap((each): VacancyNote[] => {
    const rule = book.find(each);
    if (!rule) return [];
    const { rate, foreignRate = rate } = rule.value;
    const of = (percent: number) => ((assessedValue ?? 0) * percent) / 100;
    const perYear =
      assessedValue === undefined ? null : { resident: of(rate), foreign: of(foreignRate) };
    return [{ rule, perYear }];
  });
  const rule = province === "BC" ? book.find(flippingTax) : null;
  const isSold = profit !== undefined && daysOwned !== undefined;
  return {
    vacancy,
    flipping: rule && isSold ? { amount: taxOnFlip(rule.value, profit, daysOwned), rule } : null,
    notices: noticesOf(book),
  };
}
