import type { WizardWords } from "../language/wizardWords.en.ts";
import type { FormField } from "./FormField.ts";

/** Longest amortization that any lender offers, in years. */
export const likelyYearsUpTo = 40;

/** Likely rates in percent a year. Older loans and those of some lenders cost more than cards do. */
const usualRates = { mortgage: { from: 0.5, to: 25 }, debt: { from: 0.5, to: 60 } };

/** Dollars. A smaller amount was probably meant in thousands. */
const minPlausible = 2_000;
const largeAmounts: readonly string[] = [
  "annualIncome",
  "loanAmount",
  "homePrice",
  "currentBalance",
  "balance",
];

interface Asked {
  /** Name of the input, such as `interestRate` or `debts.rate`. */
  readonly name: string;
  readonly field: FormField;
  readonly value: unknown;
  readonly draft: unknown;
}

/** Returns a warning about an accepted but unlikely answer, or `null`. */
export function warningOf({ name, field, value, draft }: Asked, words: WizardWords["unlikely"]) {
  if (typeof value !== "number") return null;
  const { homePrice } = Object(draft);
  if (name === "downPayment" && typeof homePrice === "number" && value > homePrice) {
    return words.downPayment;
  }
  if (largeAmounts.includes(name) && value > 0 && value < minPlausible) {
    return words.smallAmount(value);
  }
  const isDebt = name === "debts.rate";
  const { from, to } = usualRates[isDebt ? "debt" : "mortgage"];
  if (field.kind === "percent" && value > to) {
    return isDebt ? words.highCardRate(value) : words.highRate(value);
  }
  if (field.kind === "percent" && value > 0 && value < from) return words.lowRate(value);
  if (field.kind === "years" && value > likelyYearsUpTo) {
    return words.longTerm(value, likelyYearsUpTo);
  }
  return null;
}
