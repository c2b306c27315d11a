import { longestAmortization } from "../longestAmortization.ts";
import type { FormField } from "./FormField.ts";
import type { WizardWords } from "./wizardWords.en.ts";

/** Likely rates in percent a year. Cards cost more than mortgages; 35% is the legal maximum. */
const usualRates = { mortgage: { from: 0.5, to: 25 }, "debts.rate": { from: 0.5, to: 35 } };

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
    return name === "annualIncome" ? words.smallIncome(value) : words.smallAmount(value);
  }
  const { from, to } = name === "debts.rate" ? usualRates[name] : usualRates.mortgage;
  if (field.kind === "percent" && value > to) return words.highRate(value);
  if (field.kind === "percent" && value > 0 && value < from) return words.lowRate(value);
  if (field.kind === "years" && value > longestAmortization) {
    return words.longTerm(value, longestAmortization);
  }
  return null;
}
