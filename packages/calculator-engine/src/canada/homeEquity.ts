import { checkInputs } from "../calculator.ts";
import { amount, positiveAmount } from "../fieldRules.ts";
import { type InputsIn, optional } from "./optionalField.ts";
import { addedUnitsLimit, homeEquityLineLimit, refinanceLimit } from "./rules/equity.ts";
import { openRules, type RuleChoice } from "./rules/ruleBook.ts";
import { noticesOf, type RuleNotice } from "./rules/ruleNotices.ts";

export interface HomeEquityInputs extends InputsIn<typeof inputRules>, RuleChoice {}

/** Amounts that can be borrowed against a home, in dollars. */
export interface HomeEquity {
  /** Total amount with a refinance. */
  readonly refinance: number;
  /** Maximum of a line of credit alone. */
  readonly line: number;
  /** Room for a line of credit in addition to the mortgage; 0 if there is none. */
  readonly lineBesideMortgage: number;
  /** Total amount with an insured refinance to add units; `null` if not asked for or not available. */
  readonly addedUnits: number | null;
  readonly notices: readonly RuleNotice[];
}

const inputRules = {
  /** Dollars. */ homeValue: positiveAmount,
  /** Dollars owing on the home; none by default. */
  mortgageBalance: optional(amount),
  /** Dollars that the home will be worth with the added units. */
  valueWithAddedUnits: optional(positiveAmount),
};

/**
 * Calculates the amounts that can be borrowed against a home: with a refinance, with a line of credit
 * and, since 2025-01-15, with an insured refinance to add units.
 *
 * Sources: Bank Act, s. 418(1); OSFI, Guideline B-20; SOR/2012-281, s. 6.1.
 *
 * @throws CalculatorInputError for anything out of range.
 * @example
 * homeEquity({ homeValue: 800_000, mortgageBalance: 400_000 }).lineBesideMortgage; // 240000
 */
export function homeEquity(inputs: HomeEquityInputs): HomeEquity {
  checkInputs(inputs, inputRules);
  const { homeValue, mortgageBalance = 0, valueWithAddedUnits } = inputs;
  const book = openRules(inputs);
  const of = (percent: number) => (homeValue * percent) / 100;
  const refinance = of(book.inForce(refinanceLimit).value);
  const { revolving, combined } = book.inForce(homeEquityLineLimit).value;
  const added = valueWithAddedUnits === undefined ? null : book.find(addedUnitsLimit);
  const isOpen = added && (valueWithAddedUnits ?? 0) < added.value.valueBelow;
  return {
    refinance,
    line: of(revolving),
    lineBesideMortgage: Math.max(0, Math.min(of(revolving), of(combined) - mortgageBalance)),
    addedUnits: isOpen ? ((valueWithAddedUnits ?? 0) * added.value.percent) / 100 : null,
    notices: noticesOf(book),
  };
}
