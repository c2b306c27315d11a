import { checkInputs } from "../calculator.ts";
import { amount, type FieldRule, none, oneOf, rate, yearCount } from "../fieldRules.ts";
import { futureBalance } from "../finance/futureBalance.ts";
import { levelPayment } from "../finance/levelPayment.ts";
import { paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { presentValue } from "../finance/presentValue.ts";
import { type Compounding, compoundingsPerYear, equivalentRate } from "./compounding.ts";
import { flag, optional } from "./optionalField.ts";
import { prepaymentInterestCapYears, prepaymentInterestMonths } from "./rules/contracts.ts";
import { openRules, type RuleBook, type RuleChoice } from "./rules/ruleBook.ts";
import { noticesOf, type RuleNotice } from "./rules/ruleNotices.ts";

/**
 * Method by which a lender calculates its loss on a fixed rate; the contract names one:
 * - `three-months`: only three months' interest;
 * - `contract-rate`: the contract rate less the rate at which the lender can lend today for the months
 *   left;
 * - `discounted-posted`: the contract rate less the posted rate for the months left, which is first
 *   reduced by the original discount. The reduced rate may be below 0 and raises the charge;
 * - `present-value`: the present value of the future payments at the rate at which the lender can lend
 *   today, less the balance.
 */
export type ChargeMethod = "three-months" | "contract-rate" | "discounted-posted" | "present-value";

interface ClosedMortgage extends RuleChoice {
  /** Dollars being repaid early. */
  readonly balance: number;
  readonly annualRate: number;
  /**
   * Dollars of this year's prepayment privilege not yet used. The contract exempts them from the
   * charge. Defaults to 0.
   */
  readonly privilege?: number;
}

export type PrepaymentChargeInputs =
  | (ClosedMortgage & { readonly rateType: "variable" })
  | (ClosedMortgage & {
      readonly rateType: "fixed";
      /** `"contract-rate"` by default. */
      readonly method?: ChargeMethod;
      /** Percent a year at which the lender lends today; posted for `discounted-posted`. */
      readonly comparisonRate: number;
      /** Percentage points of the original discount from the posted rate; for `discounted-posted`. */
      readonly discount?: number;
      /** Months left of the term. */
      readonly monthsRemaining: number;
      /** Years left of the amortization; for `present-value`. */
      readonly yearsRemaining?: number;
      /** Semi-annual by default; for `present-value`. */
      readonly compounding?: Compounding;
      /**
       * Years since the mortgage date, or since the renewal that is deemed its date: since the present
       * term began. At 5 or more, the law caps the charge.
       */
      readonly yearsSinceTermBegan?: number;
      /**
       * True if the law's cap does not protect the borrower: a company or, for a mortgage of 2012-01-02 or
       * later, a partnership, business trust or unlimited liability company.
       */
      readonly corporateBorrower?: boolean;
    });

export interface PrepaymentCharge {
  readonly threeMonthsInterest: number;
  readonly interestRateDifferential: number;
  /** Greater of the two above; three months' interest for a variable rate. */
  readonly charge: number;
  /** Dollars that the charge is calculated on: the balance less `privilege`. */
  readonly chargedBalance: number;
  /** Percent a year compared with the contract rate; `null` for three months' interest. */
  readonly comparedWith: number | null;
  /** True if the law's cap reduced the charge. */
  readonly isCapped: boolean;
  readonly notices: readonly RuleNotice[];
}

/** Creates a rule that applies only to a fixed rate, and only to the method in `needs`. */
const ifFixed =
  (rule: FieldRule, needs?: ChargeMethod): FieldRule =>
  (field, inputs) =>
    inputs.rateType === "variable" || (needs && inputs.method !== needs)
      ? none
      : rule(field, inputs);

const inputRules = {
  balance: amount,
  annualRate: rate,
  privilege: optional(amount),
  rateType: oneOf(["fixed", "variable"]),
  method: ifFixed(
    optional(oneOf(["three-months", "contract-rate", "discounted-posted", "present-value"])),
  ),
  comparisonRate: ifFixed(rate),
  discount: ifFixed(rate, "discounted-posted"),
  monthsRemaining: ifFixed(amount),
  yearsRemaining: ifFixed(yearCount, "present-value"),
  compounding: ifFixed(optional(oneOf(Object.keys(compoundingsPerYear) as Compounding[]))),
  yearsSinceTermBegan: ifFixed(optional(amount)),
  corporateBorrower: ifFixed(flag),
};

type FixedMortgage = Extract<PrepaymentChargeInputs, { rateType: "fixed" }>;

/** Returns the present value of the future payments and the final balance, less the balance. */
function lossInPresentValue(balance: number, inputs: FixedMortgage): number {
  const { monthsRemaining, yearsRemaining = 25, compounding } = inputs;
  const contract = equivalentRate(inputs.annualRate, compounding);
  const today = equivalentRate(inputs.comparisonRate, compounding);
  const payment = levelPayment(balance, contract, yearsRemaining * paymentsPerYear.monthly);
  const atTheEnd = futureBalance(balance, contract, payment, monthsRemaining);
  return (
    presentValue(payment, today, monthsRemaining) +
    atTheEnd / (1 + today) ** monthsRemaining -
    balance
  );
}

function differentialOf(balance: number, comparedWith: number | null, inputs: FixedMortgage) {
  if (comparedWith === null) return 0;
  const loss =
    inputs.method === "present-value"
      ? lossInPresentValue(balance, inputs)
      : (balance * (inputs.annualRate - comparedWith) * inputs.monthsRemaining) / 1200;
  return Math.max(0, loss);
}

const threeMonthsOf = (balance: number, annualRate: number, book: RuleBook) =>
  (balance * annualRate * book.inForce(prepaymentInterestMonths).value) / 1200;

/** Returns three months' interest: the minimum charge for leaving before the term ends. */
export const leastCharge = (balance: number, annualRate: number, choice: RuleChoice): number =>
  threeMonthsOf(balance, annualRate, openRules(choice));

/**
 * Estimates the charge for repaying a closed mortgage early, in dollars.
 *
 * The differential is the simple one, `balance × rate difference × months left ÷ 12`, by default.
 * `method` selects another; lenders' contracts differ. `privilege` is subtracted from the balance
 * first. After five years of a term, the Interest Act (s. 10) limits the charge of a person to three
 * months' interest; companies are not protected. Before that, three months is a convention.
 *
 * @throws CalculatorInputError that names every field that is not a finite number in range.
 * @example
 * prepaymentCharge({
 *   balance: 285_250, annualRate: 3, comparisonRate: 2.5, monthsRemaining: 31, rateType: "fixed",
 * }).charge; // 3684.47…
 */
export function prepaymentCharge(inputs: PrepaymentChargeInputs): PrepaymentCharge {
  checkInputs(inputs, inputRules);
  const { annualRate, privilege = 0 } = inputs;
  const book = openRules(inputs);
  const chargedBalance = Math.max(0, inputs.balance - privilege);
  const threeMonthsInterest = threeMonthsOf(chargedBalance, annualRate, book);
  const result = (comparedWith: number | null, differential: number, isCapped: boolean) => ({
    threeMonthsInterest,
    interestRateDifferential: differential,
    charge: isCapped ? threeMonthsInterest : Math.max(threeMonthsInterest, differential),
    chargedBalance,
    comparedWith,
    isCapped,
    notices: noticesOf(book),
  });
  if (inputs.rateType === "variable") return result(null, 0, false);
  const { method = "contract-rate", discount = 0, yearsSinceTermBegan = 0 } = inputs;
  const isPosted = method === "discounted-posted";
  const compared = isPosted ? inputs.comparisonRate - discount : inputs.comparisonRate;
  const comparedWith = method === "three-months" ? null : compared;
  const differential = differentialOf(chargedBalance, comparedWith, inputs);
  const isProtected =
    !inputs.corporateBorrower &&
    yearsSinceTermBegan >= book.inForce(prepaymentInterestCapYears).value;
  return result(comparedWith, differential, isProtected && differential > threeMonthsInterest);
}
