import { checkInputs } from "../checkInputs.ts";
import { amount, oneOf } from "../fieldRules.ts";
import { optional } from "./optionalField.ts";
import { landTransferTaxBrackets, type Province } from "./rules/landTransferTaxBrackets.ts";
import type { City } from "./rules/landTransferTaxOfCities.ts";
import { flippingTax, ownerTaxRules, type VacancyTax, vacancyTax } from "./rules/ownerTaxes.ts";
import { openRules, type RuleChoice } from "./rules/ruleBook.ts";
import type { RuleInForce } from "./rules/ruleInForce.ts";
import { noticesOf, type RuleNotice } from "./rules/ruleNotices.ts";

export { ownerTaxRules };

export interface OwnerTaxesInputs extends RuleChoice {
  readonly province: Province;
  readonly city?: City;
  /** Dollars, as assessed for the property tax. */
  readonly assessedValue?: number;
  /** Dollars of profit and days of ownership, of a sale. */
  readonly profit?: number;
  readonly daysOwned?: number;
}

/** A tax that may fall due on a home that stands empty. */
export interface VacancyNote {
  readonly rule: RuleInForce<VacancyTax>;
  /** Dollars a year, for residents and for owners from abroad; `null` without an assessed value. */
  readonly perYear: { readonly resident: number; readonly foreign: number } | null;
}

export interface OwnerTaxes {
  readonly vacancy: readonly VacancyNote[];
  /** Tax on a sale so soon, in dollars; `null` if no such law applies or no sale is described. */
  readonly flipping: { readonly amount: number; readonly rule: RuleInForce<unknown> } | null;
  readonly notices: readonly RuleNotice[];
}

const inputRules = {
  province: oneOf(Object.keys(landTransferTaxBrackets)),
  assessedValue: optional(amount),
  profit: optional(amount),
  daysOwned: optional(amount),
};

/**
 * Calculates taxes on owning a home that stands empty, and on selling one soon, that a buyer should
 * know of. Most owners are exempt: an owner who lives in the home pays none of the first.
 *
 * Not included: Vancouver's and Ottawa's taxes on vacant homes, and the federal income tax, to
 * which the profit of a home sold within a year is business income.
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
  const share =
    rule && isSold
      ? Math.min(
          1,
          Math.max(
            0,
            (rule.value.goneDays - daysOwned) / (rule.value.goneDays - rule.value.fullDays),
          ),
        )
      : 0;
  return {
    vacancy,
    flipping: rule && isSold ? { amount: (profit * rule.value.rate * share) / 100, rule } : null,
    notices: noticesOf(book),
  };
}
