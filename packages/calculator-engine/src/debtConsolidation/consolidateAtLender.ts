import { prepaymentCharge } from "../canada/prepaymentCharge.ts";
import { refinanceLimit } from "../canada/rules/equity.ts";
import { type RuleInForce, ruleInForce } from "../canada/rules/ruleInForce.ts";
import { monthlyPayment } from "../lenderView/monthlyPayment.ts";
import type { DebtConsolidationCircumstances } from "./debtConsolidationCircumstances.ts";
import {
  type DebtConsolidationInputs,
  workOutDebtConsolidation,
} from "./debtConsolidationEstimate.ts";
import { interestPaidAsNow } from "./interestPaidAsNow.ts";

/** Consolidating as a lender computes it, in dollars. */
export interface ConsolidationAtLender {
  /** Interest of all debts paid off as now; `null` where one never is. */
  readonly asNow: number | null;
  /** The payment on a new loan for all of them, compounded as circumstances say, and its interest. */
  readonly payment: number;
  readonly interest: number;
  /** The share of the debts that fits under the limit, as a fraction, and how much that is. */
  readonly share: number;
  readonly room: number;
  readonly limit: RuleInForce<number>;
  /** Lawyer, appraisal and discharge, and the charge for leaving the present mortgage. */
  readonly refinanceCosts: number;
  readonly charge: number;
  /** What is saved when today's debts are paid off as now: by the estimate's loan, then by this one. */
  readonly paidOff: number;
  readonly compounded: number;
  /** What the debts that fit save once every cost is paid. */
  readonly gain: number;
}

/** What leaving the present mortgage costs; nothing without one or once its term is over. */
function chargeFor(newRate: number, circumstances: DebtConsolidationCircumstances): number {
  const { mortgageBalance, mortgageRate, rateType, monthsRemaining, on } = circumstances;
  if (monthsRemaining === 0) return 0;
  return prepaymentCharge({
    balance: mortgageBalance,
    annualRate: mortgageRate,
    comparisonRate: newRate,
    monthsRemaining,
    rateType,
    on,
  }).charge;
}

/**
 * Sets paying each debt off at its present payment against the part of a new loan that fits under the
 * refinance limit, costs included. A debt that never ends is taken to cost what the estimate says.
 */
export function consolidateAtLender(
  inputs: DebtConsolidationInputs,
  circumstances: DebtConsolidationCircumstances,
): ConsolidationAtLender {
  const { debts, newRate, newTerm } = inputs;
  const { compounding, homeValue, mortgageBalance, on } = circumstances;
  const { workings, result } = workOutDebtConsolidation(inputs);
  const total = result.currentTotalBalance;
  const payment = monthlyPayment(total, newRate, newTerm, compounding);
  const interest = payment * workings.months - total;
  const asNow = interestPaidAsNow(debts);
  const spent = asNow ?? workings.currentInterest;
  const limit = ruleInForce(refinanceLimit, on);
  const free = homeValue === null ? total : (homeValue * limit.value) / 100 - mortgageBalance;
  const room = Math.min(total, Math.max(0, free));
  const refinanceCosts = room > 0 ? circumstances.refinanceCosts : 0;
  const charge = room > 0 ? chargeFor(newRate, circumstances) : 0;
  const share = room / total;
  const compounded = spent - interest;
  return {
    asNow,
    payment,
    interest,
    share,
    room,
    limit,
    refinanceCosts,
    charge,
    paidOff: spent - workings.newInterest,
    compounded,
    gain: compounded * share - refinanceCosts - charge,
  };
}
