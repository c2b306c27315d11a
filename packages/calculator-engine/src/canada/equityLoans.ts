import { checkInputs } from "../calculator.ts";
import { amount, mustBe, oneOf, positiveAmount, rate, yearCount } from "../fieldRules.ts";
import { futureBalance } from "../finance/futureBalance.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { type Compounding, compoundingsPerYear, equivalentRate } from "./compounding.ts";
import { homeEquity } from "./homeEquity.ts";
import { type Accepting, type InputsIn, optional } from "./optionalField.ts";
import type { RuleChoice } from "./rules/ruleBook.ts";
import type { RuleNotice } from "./rules/ruleNotices.ts";

export interface EquityLoansInputs extends InputsIn<typeof inputRules>, RuleChoice {}

/** One way to borrow against the home, including the present mortgage or its replacement. */
export interface EquityLoan {
  readonly id: "refinance" | "line" | "second";
  /** Dollars in the first month, of all loans together. */
  readonly payment: number;
  /** Dollars of interest over the compared months, of all loans together. */
  readonly interest: number;
  /** Dollars of prepayment charge and fees, paid in cash. */
  readonly costs: number;
  /** `interest` plus `costs`. */
  readonly cost: number;
  /** Dollars owing at the end of the compared months, on all loans together. */
  readonly owed: number;
  /** Maximum that can be taken out this way, in dollars; `null` without the home's value. */
  readonly most: number | null;
  /** False if the amount taken out exceeds `most`. */
  readonly fits: boolean;
}

export interface EquityLoans {
  /** A refinance, a line of credit with the present mortgage, and a second mortgage with it. */
  readonly loans: readonly [EquityLoan, EquityLoan, EquityLoan];
  /** Way with the lowest interest and costs that fits the limits; `null` if none fits. */
  readonly cheapest: EquityLoan["id"] | null;
  readonly notices: readonly RuleNotice[];
}

/**
 * Assumed percentage points of a line and of a second mortgage above the rate of a new first mortgage,
 * for users without an offer. The assumption has no source.
 */
export const assumedPointsAbove = { line: 1, second: 5 } as const;

const wholeMonths = mustBe<Accepting<number>>(
  "a whole number of months from 0 to 1200",
  (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1_200,
);

const inputRules = {
  /** Dollars. */ balance: positiveAmount,
  /** Years left of its amortization; a refinance and a second mortgage keep the same amortization. */
  yearsRemaining: yearCount,
  /** Percent a year. */ currentRate: rate,
  /** Dollars. */ takenOut: positiveAmount,
  /** Months to compare, such as the months left of the present term. */
  months: wholeMonths,
  /** Percent a year. */ newRate: rate,
  /** Dollars charged for leaving the present mortgage early; none by default. */
  charge: optional(amount),
  /** Dollars of legal fees, appraisal and discharge for a refinance; none by default. */
  closingCosts: optional(amount),
  /** Percent a year of a home equity line of credit, compounded monthly. */
  lineRate: rate,
  /** Percent a year. */ secondRate: rate,
  /** Dollars of fees for a line or a second mortgage; none by default. */
  setUpCosts: optional(amount),
  /** Value of the home in dollars. Without it, the borrowing limits are unknown. */
  homeValue: optional(positiveAmount),
  /** Compounding of both mortgages; semi-annual by default. */
  compounding: optional(oneOf(Object.keys(compoundingsPerYear) as Compounding[])),
};

/**
 * Compares three ways to borrow against a home: a refinance, which repays the present mortgage and pays
 * its prepayment charge, and a home equity line of credit or a second mortgage, which keep it.
 *
 * Every mortgage is paid monthly over the years remaining. The line is paid interest-only. Rates stay
 * the same over the compared months. The prepayment charge and the fees are paid in cash. The limits
 * apply to federally regulated lenders. Private lenders lend more on a second mortgage, at a higher
 * rate.
 *
 * Sources: Bank Act, s. 418(1); OSFI, Guideline B-20.
 *
 * @throws CalculatorInputError for anything out of range.
 * @example
 * compareEquityLoans({
 *   balance: 350_000, yearsRemaining: 20, currentRate: 3.5, takenOut: 50_000, months: 24,
 *   newRate: 4.75, charge: 3_100, lineRate: 6, secondRate: 9,
 * }).cheapest; // "line"
 */
export function compareEquityLoans(inputs: EquityLoansInputs): EquityLoans {
  checkInputs(inputs, inputRules);
  const { balance, yearsRemaining, takenOut, homeValue, compounding } = inputs;
  const { charge = 0, closingCosts = 0, setUpCosts = 0, lineRate } = inputs;
  const loanEnds = Math.ceil(yearsRemaining * 12 - 1e-9);
  const months = Math.min(inputs.months, loanEnds);
  const mortgage = (principal: number, annualRate: number) => {
    const monthlyRate = equivalentRate(annualRate, compounding);
    const payment = levelPayment(principal, monthlyRate, loanEnds);
    const owed = months === loanEnds ? 0 : futureBalance(principal, monthlyRate, payment, months);
    return { payment, interest: payment * months - (principal - owed), owed };
  };
  const lineInterest = (takenOut * lineRate) / 1200;
  const line = { payment: lineInterest, interest: lineInterest * months, owed: takenOut };
  const present = mortgage(balance, inputs.currentRate);
  const equity =
    homeValue === undefined ? null : homeEquity({ ...inputs, homeValue, mortgageBalance: balance });
  const room = equity && Math.max(0, equity.refinance - balance);
  const way = (
    id: EquityLoan["id"],
    parts: readonly (typeof present)[],
    costs: number,
    most: number | null,
  ): EquityLoan => {
    const all = (part: keyof typeof present) => parts.reduce((sum, each) => sum + each[part], 0);
    const interest = all("interest");
    const cost = interest + costs;
    const fits = most === null || takenOut <= most;
    return { id, payment: all("payment"), interest, costs, cost, owed: all("owed"), most, fits };
  };
  const loans = [
    way("refinance", [mortgage(balance + takenOut, inputs.newRate)], charge + closingCosts, room),
    way("line", [present, line], setUpCosts, equity?.lineBesideMortgage ?? null),
    way("second", [present, mortgage(takenOut, inputs.secondRate)], setUpCosts, room),
  ] as const;
  const [cheapest] = loans
    .filter(({ fits }) => fits)
    .toSorted((one, other) => one.cost - other.cost);
  return { loans, cheapest: cheapest?.id ?? null, notices: equity?.notices ?? [] };
}
