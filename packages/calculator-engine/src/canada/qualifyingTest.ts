import { checkInputs } from "../calculator.ts";
import { amount, mustBe, oneOf, positiveAmount, yearCount } from "../fieldRules.ts";
import { flag, type InputsIn } from "./optionalField.ts";
import { type QualifyingRateChoice, qualifyingRules, testedRate } from "./qualifyingRate.ts";
import { openRules, type RuleChoice } from "./rules/ruleBook.ts";
import type { RuleInForce } from "./rules/ruleInForce.ts";
import { noticesOf, type RuleNotice } from "./rules/ruleNotices.ts";
import {
  insuredSwitchExemption,
  type SwitchExemption,
  switchExemption,
} from "./rules/stressTest.ts";

/** Mortgage that moves to another lender at renewal. */
export interface Switch extends InputsIn<typeof switchRules> {}

export interface QualifyingTestInputs extends QualifyingRateChoice, RuleChoice {
  /** Percent a year. */ readonly annualRate: number;
  readonly transaction: "purchase" | "refinance" | "renewal" | "switch";
  /** Details of a switch; required for that transaction. */
  readonly switch?: Switch;
}

export interface QualifyingTest {
  /** Percent: rate at which the payment is tested; the contract rate if there is no test. */
  readonly rate: number;
  /** True if a test is prescribed. */
  readonly tested: boolean;
  /** Percent: rate at which a lender may still test if no test is prescribed; otherwise `null`. */
  readonly mayTestAt: number | null;
  /** Reason that a test is prescribed or not. */
  readonly because:
    | "tested"
    | "same-lender"
    | "straight-switch"
    | "loan-rises"
    | "amortization-rises"
    | "lender-not-federal"
    | "other-loan"
    | "not-tested-before"
    | "before-exemption";
  /** Exemption that the switch was checked against. */
  readonly exemption: RuleInForce<SwitchExemption> | null;
  readonly notices: readonly RuleNotice[];
}

const switchRules = {
  balance: amount,
  newLoan: positiveAmount,
  /** Years left of the amortization. */
  yearsLeft: yearCount,
  /** Years of the new lender's amortization. */
  newAmortizationYears: yearCount,
  /** True if both lenders are federally regulated. Defaults to false. */
  betweenFederalLenders: flag,
  /** True if the lender that is left is federally regulated. Defaults to `betweenFederalLenders`. */
  fromFederalLender: flag,
  /** True if a line of credit or second loan on the home moves too. Defaults to false. */
  withOtherLoan: flag,
  /** True if the loan was tested when it was made. Defaults to true. */
  testedBefore: flag,
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
  const { betweenFederalLenders = false, testedBefore = true } = of;
  const { fromFederalLender = betweenFederalLenders } = of;
  const isFederal = exemption.anyNewLender ? fromFederalLender : betweenFederalLenders;
  if (exemption.federalLenderOnly && !isFederal) return "lender-not-federal";
  if (exemption.standAlone && of.withOtherLoan) return "other-loan";
  if (exemption.testedBefore && !testedBefore) return "not-tested-before";
  if (of.newLoan > of.balance + exemption.costs) return "loan-rises";
  return of.newAmortizationYears > of.yearsLeft ? "amortization-rises" : null;
}

/**
 * Determines whether a lender tests a mortgage at a rate above the contract rate, and returns the rate
 * and the reason.
 *
 * A renewal with the same lender is not tested. No test is prescribed for a straight switch: since
 * 2024-11-21 between federally regulated lenders without insurance, if the mortgage stands alone, and
 * since 2024-12-16 from a federally regulated lender to any, for a mortgage that the lender insures
 * (`insured`), if the loan was tested before.
 * The amortization may not be extended. The loan may rise by no more than the costs. Lenders may
 * still test.
 *
 * @throws CalculatorInputError for anything out of range, and for a switch without details.
 * @example
 * qualifyingTest({
 *   annualRate: 4.09, transaction: "switch",
 *   switch: {
 *     balance: 300_000, newLoan: 300_000, yearsLeft: 20, newAmortizationYears: 20,
 *     betweenFederalLenders: true,
 *   },
 * }).rate; // 4.09
 */
export function qualifyingTest(inputs: QualifyingTestInputs): QualifyingTest {
  checkInputs(inputs, inputRules);
  const { annualRate, transaction, insured, switch: switched } = inputs;
  const book = openRules(inputs);
  const answer = (
    because: QualifyingTest["because"],
    rates: Pick<QualifyingTest, "rate" | "mayTestAt">,
    exemption: QualifyingTest["exemption"] = null,
  ) => ({
    ...rates,
    tested: rates.mayTestAt === null && because !== "same-lender",
    because,
    exemption,
    notices: noticesOf(book),
  });
  if (transaction === "renewal") {
    return answer("same-lender", { rate: annualRate, mayTestAt: null });
  }
  const tested = testedRate(annualRate, inputs, book);
  if (transaction !== "switch" || !switched) {
    return answer("tested", { rate: tested, mayTestAt: null });
  }
  checkInputs(switched, switchRules);
  const exemption = book.find(insured ? insuredSwitchExemption : switchExemption);
  const because = whyTested(switched, exemption?.value);
  return because
    ? answer(because, { rate: tested, mayTestAt: null }, exemption)
    : answer("straight-switch", { rate: annualRate, mayTestAt: tested }, exemption);
}
