import { checkInputs } from "../calculator.ts";
import { amount, oneOf, positiveAmount, yearCount } from "../fieldRules.ts";
import { buyerRules } from "./buyers.ts";
import { homeUseRules } from "./minimumDownPayment.ts";
import { insure } from "./mortgageInsurance.ts";
import { flag, type InputsIn, optional } from "./optionalField.ts";
import { type InsurableLoan, insurableLoan, insuredLimits } from "./rules/debtService.ts";
import { openRules, type RuleBook, type RuleChoice } from "./rules/ruleBook.ts";
import type { RuleInForce } from "./rules/ruleInForce.ts";
import { noticesOf, type RuleNotice } from "./rules/ruleNotices.ts";

export interface InsuranceClassInputs extends InputsIn<typeof inputRules>, RuleChoice {}

/** Reason that a mortgage cannot be insured. One is enough. */
export type UninsurableReason =
  | "refinance"
  | "occupancy"
  | "value"
  | "amortization"
  | "down-payment"
  | "right-to-work"
  | "debt-service"
  | "credit-score";

export interface InsuranceClass {
  /**
   * `insured`: above 80 % of the value, the borrower pays the premium. `insurable`: at or below 80 %, a
   * lender may insure it, which lowers rates. `uninsurable`: neither.
   */
  readonly class: "insured" | "insurable" | "uninsurable";
  readonly loanToValue: number;
  /** Reasons that it is uninsurable; otherwise empty. */
  readonly because: readonly UninsurableReason[];
  readonly rule: RuleInForce<InsurableLoan>;
  readonly notices: readonly RuleNotice[];
}

const inputRules = {
  ...buyerRules,
  /** Dollars: price for a purchase, otherwise value of the home. */
  value: positiveAmount,
  /** Dollars. */ loan: amount,
  amortizationYears: yearCount,
  purpose: oneOf(["purchase", "switch", "refinance"]),
  ...homeUseRules,
  newlyBuilt: flag,
  /** Percent at the qualifying rate. Not checked by default. */
  gds: optional(amount),
  /** Percent, with all debts. */ tds: optional(amount),
  /** Points: the highest credit score of the borrowers and guarantors. Not checked by default. */
  creditScore: optional(amount),
};

/** Returns the reasons that concern the borrower. The law checks them both above and below 80 %. */
function borrowerReasons(inputs: InsuranceClassInputs, rule: InsurableLoan, book: RuleBook) {
  const { gds = 0, tds = 0, creditScore = rule.creditScore } = inputs;
  const limits = book.inForce(insuredLimits).value;
  const reasons: UninsurableReason[] = [];
  if (gds > limits.gds || tds > limits.tds) reasons.push("debt-service");
  if (creditScore < rule.creditScore) reasons.push("credit-score");
  return reasons;
}

function highRatioReasons(inputs: InsuranceClassInputs, book: RuleBook): UninsurableReason[] {
  const { value, loan, purpose } = inputs;
  if (loan > value) return ["down-payment"];
  // Only the sales tax on the premium depends on the province.
  const { refusal } = insure(
    { ...inputs, price: value, downPayment: value - loan, province: "ON" },
    book,
  );
  const reason: UninsurableReason | null = refusal === "price-cap" ? "value" : refusal;
  return [...(purpose === "refinance" ? ["refinance" as const] : []), ...(reason ? [reason] : [])];
}

function lowRatioReasons(inputs: InsuranceClassInputs, rule: InsurableLoan): UninsurableReason[] {
  const reasons: UninsurableReason[] = [];
  if (inputs.purpose === "refinance") reasons.push("refinance");
  // One unit must be its owner's or a relative's; two to four may all be let.
  if (inputs.occupancy === "rental" && (inputs.units ?? 1) === 1) reasons.push("occupancy");
  if (inputs.value >= rule.valueBelow) reasons.push("value");
  if (inputs.amortizationYears > rule.years) reasons.push("amortization");
  return reasons;
}

/**
 * Classifies a mortgage on a home as insured, insurable or uninsurable, and gives the reasons.
 *
 * Source: Eligible Mortgage Loan Regulations, SOR/2012-281, s. 5 and 6. Insurers have further
 * requirements.
 *
 * @throws CalculatorInputError for anything out of range.
 * @example
 * insuranceClass({ value: 900_000, loan: 600_000, amortizationYears: 30, purpose: "purchase" });
 * // { class: "uninsurable", because: ["amortization"], … }
 */
export function insuranceClass(inputs: InsuranceClassInputs): InsuranceClass {
  checkInputs(inputs, inputRules);
  const book = openRules(inputs);
  const rule = book.inForce(insurableLoan);
  const loanToValue = (inputs.loan * 100) / inputs.value;
  const isHighRatio = loanToValue > rule.value.loanToValue + 1e-9;
  const because = [
    ...(isHighRatio ? highRatioReasons(inputs, book) : lowRatioReasons(inputs, rule.value)),
    ...borrowerReasons(inputs, rule.value, book),
  ];
  const class_ = because.length > 0 ? "uninsurable" : isHighRatio ? "insured" : "insurable";
  return { class: class_, loanToValue, because, rule, notices: noticesOf(book) };
}
