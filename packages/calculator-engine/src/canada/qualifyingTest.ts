import { checkInputs } from "../checkInputs.ts";
import { amount, mustBe, oneOf, positiveAmount, years } from "../fieldRules.ts";
import { flag } from "./optionalField.ts";
import { type QualifyingRateChoice, qualifyingRules, testedRate } from "./qualifyingRate.ts";
import { openRules, type ReviewNotice, type RuleChoice } from "./rules/ruleBook.ts";
import type { RuleInForce } from "./rules/ruleInForce.ts";
import {
  insuredSwitchExemption,
  type SwitchExemption,
  switchExemption,
} from "./rules/stressTest.ts";

/** A mortgage that moves to another lender at its renewal. */
export interface Switch {
  readonly balance: number;
  readonly newLoan: number;
  /** What is left of the amortization, and what the new lender gives. */
  readonly yearsLeft: number;
  readonly newAmortizationYears: number;
  /** Whether the lender that is left is federally regulated. */
  readonly fromFederalLender?: boolean;
}

export interface QualifyingTestInputs extends QualifyingRateChoice, RuleChoice {
  /** Percent a year. */
  readonly contractRate: number;
  readonly transaction: "purchase" | "refinance" | "renewal" | "switch";
  /** What is switched; needed for a switch. */
  readonly switch?: Switch;
}

export interface QualifyingTest {
  /** Percent: the rate that the payment is tested at; the contract rate where there is no test. */
  readonly rate: number;
  readonly tested: boolean;
  /** Why there is a test, or why there is none. */
  readonly because:
    | "tested"
    | "same-lender"
    | "straight-switch"
    | "loan-rises"
    | "amortization-rises"
    | "lender-not-federal"
    | "before-exemption";
  /** The exemption that was looked at, for a switch. */
  readonly exemption: RuleInForce<SwitchExemption> | null;
  readonly notices: readonly ReviewNotice[];
}

const switchRules = {
  balance: amount,
  newLoan: positiveAmount,
  yearsLeft: years,
  newAmortizationYears: years,
  fromFederalLender: flag,
};

const inputRules = {
  ...qualifyingRules,
  transaction: oneOf(["purchase", "refinance", "renewal", "switch"]),
  switch: mustBe(
    "given for a switch",
    (value, { transaction }) =>
      transaction !== "switch" || (typeof value === "object" && value !== null),
  ),
};

function whyTested(of: Switch, exemption: SwitchExemption | undefined) {
  if (!exemption) return "before-exemption";
  if (exemption.federalLenderOnly && !of.fromFederalLender) return "lender-not-federal";
  if (of.newLoan > of.balance + exemption.costs) return "loan-rises";
  return of.newAmortizationYears > of.yearsLeft ? "amortization-rises" : null;
}

/**
 * Whether a lender tests a mortgage at a higher rate than the contract's, at which one, and why.
 *
 * A renewal with the same lender is not tested. Since 2024-11-21 neither is a straight switch without
 * insurance, which raises neither the loan nor the amortization; since 2024-12-16 nor one that the
 * lender insures (`insured`), if the lender that is left is federally regulated. Lenders may still test.
 *
 * @throws CalculatorInputError for anything out of range, and for a switch that is not described.
 * @example
 * qualifyingTest({
 *   contractRate: 4.09, transaction: "switch",
 *   switch: { balance: 300_000, newLoan: 300_000, yearsLeft: 20, newAmortizationYears: 20 },
 * }).rate; // 4.09
 */
export function qualifyingTest(inputs: QualifyingTestInputs): QualifyingTest {
  checkInputs(inputs, inputRules);
  const { contractRate, transaction, insured, switch: switched } = inputs;
  const book = openRules(inputs);
  const untested = { rate: contractRate, tested: false, exemption: null };
  if (transaction === "renewal") {
    return { ...untested, because: "same-lender", notices: book.notices() };
  }
  if (transaction !== "switch" || !switched) {
    const rate = testedRate(contractRate, inputs, book);
    return { rate, tested: true, because: "tested", exemption: null, notices: book.notices() };
  }
  checkInputs(switched, switchRules);
  const exemption = book.find(insured ? insuredSwitchExemption : switchExemption);
  const because = whyTested(switched, exemption?.value);
  const rate = because ? testedRate(contractRate, inputs, book) : contractRate;
  return {
    rate,
    tested: because !== null,
    because: because ?? "straight-switch",
    exemption,
    notices: book.notices(),
  };
}
