import type { Compounding } from "../canada/compoundingsPerYear.ts";
import { equivalentRate } from "../canada/equivalentRate.ts";
import { refinanceLimit } from "../canada/rules/equity.ts";
import { type RuleInForce, ruleInForce } from "../canada/rules/ruleInForce.ts";
import { followRates } from "../finance/followRates.ts";
import { payOff } from "../finance/payOff.ts";
import { chargeFor, type Leaving, type LeavingFacts } from "../insight/leavingFacts.ts";
import { monthlyPayment } from "../insight/monthlyPayment.ts";
import {
  type Debt,
  type DebtConsolidationInputs,
  workOutDebtConsolidation,
} from "./debtConsolidationEstimate.ts";

export interface DebtConsolidationFacts extends LeavingFacts {
  /** Dollars owed on the present mortgage, 0 without one; `null` when unknown. */
  readonly mortgageBalance: number | null;
  /** Percent a year until its term ends; `null` when unknown. */
  readonly mortgageRate: number | null;
  /** Months left of its term; 0 at renewal, when it is repriced anyway and leaving is free. */
  readonly monthsRemaining: number;
  /** Dollars; `null` if unknown, in which case all debts are assumed to fit under the limit. */
  readonly homeValue: number | null;
  /** Dollars for the lawyer, the appraisal and the discharge. */
  readonly refinanceCosts: number;
  readonly compounding: Compounding;
}

/** Consolidation compared with paying as now, as a lender calculates it; amounts in dollars. */
export interface ConsolidationComparison {
  /** Interest and months to pay off all debts as now; `null` if one is never paid off. */
  readonly asNow: number | null;
  readonly monthsAsNow: number | null;
  /** Names of the debts that are never paid off. */
  readonly endless: readonly string[];
  /** Part of the debts that fits under the refinance limit, as a fraction and in dollars. */
  readonly share: number;
  readonly room: number;
  readonly limitRule: RuleInForce<number>;
  /** Monthly payment and total interest of a new loan for the debts that fit. */
  readonly payment: number;
  readonly interest: number;
  /** Lawyer, appraisal and discharge. */
  readonly refinanceCosts: number;
  /**
   * Extra interest of the present mortgage at the new rate until its term ends; negative for less.
   */
  readonly repricing: number;
  /** Charge for leaving the present mortgage before its term ends. */
  readonly charge: number;
  /** Interest saved on all debts: with the estimate's loan, and with the mortgage's compounding. */
  readonly paidOff: number;
  readonly compounded: number;
  /** Savings on the debts that fit after `refinanceCosts`, and then after `repricing` and `charge`. */
  readonly gainOfDebts: number;
  readonly gain: number;
}

/**
 * Returns the mortgage that refinancing replaces; `null` without one, at its renewal, or if its rate
 * is unknown.
 */
export function leavingOf({
  mortgageBalance,
  mortgageRate,
  monthsRemaining,
}: DebtConsolidationFacts): Leaving | null {
  if (!mortgageBalance || mortgageRate === null || monthsRemaining === 0) return null;
  return { balance: mortgageBalance, annualRate: mortgageRate, monthsRemaining };
}

/**
 * Returns the mortgage's extra interest at the new rate until its term ends, in dollars. At both rates,
 * the mortgage is paid off over the new term.
 */
function repricingOf(
  { balance, annualRate, monthsRemaining }: Leaving,
  { newRate, newTerm }: DebtConsolidationInputs,
  compounding: Compounding,
): number {
  const months = newTerm * 12;
  const interestAt = (percent: number) =>
    followRates(balance, months, [[0, equivalentRate(percent, compounding)]]).interestBy(
      Math.min(monthsRemaining, months),
    );
  return interestAt(newRate) - interestAt(annualRate);
}

/** Pays each debt off at its own payment; `null` for a debt that is never paid off. */
const payOffs = (debts: readonly Debt[]) =>
  debts.map(({ balance, rate, payment }) => payOff(balance, rate / 1200, payment));

/**
 * Compares paying each debt off at its present payment with a new loan for the debts that fit under the
 * refinance limit, all costs included. If a debt is never paid off, the estimate's interest on all
 * debts is used.
 */
export function compareConsolidation(
  inputs: DebtConsolidationInputs,
  facts: DebtConsolidationFacts,
  on: string,
): ConsolidationComparison {
  const { debts, newRate, newTerm } = inputs;
  const { compounding, homeValue, mortgageBalance } = facts;
  const { workings, result } = workOutDebtConsolidation(inputs);
  const total = result.currentTotalBalance;
  const payment = monthlyPayment(total, newRate, newTerm, compounding);
  const interest = payment * workings.months - total;
  const paid = payOffs(debts);
  const ends = paid.every((one) => one !== null);
  const asNow = ends ? paid.reduce((sum, one) => sum + one.interest, 0) : null;
  const spent = asNow ?? workings.currentInterest;
  const limitRule = ruleInForce({ rule: refinanceLimit, on });
  const free =
    homeValue === null ? total : (homeValue * limitRule.value) / 100 - (mortgageBalance ?? 0);
  const room = Math.min(total, Math.max(0, free));
  const share = room / total;
  const leaving = room > 0 ? leavingOf(facts) : null;
  const refinanceCosts = room > 0 ? facts.refinanceCosts : 0;
  const repricing = leaving ? repricingOf(leaving, inputs, compounding) : 0;
  const charge = leaving ? chargeFor(leaving, facts, on) : 0;
  const compounded = spent - interest;
  const gainOfDebts = compounded * share - refinanceCosts;
  return {
    asNow,
    monthsAsNow: ends ? Math.max(...paid.map(({ periods }) => periods)) : null,
    endless: debts.flatMap(({ name }, index) => (paid[index] ? [] : [name])),
    share,
    room,
    limitRule,
    payment: payment * share,
    interest: interest * share,
    refinanceCosts,
    repricing,
    charge,
    paidOff: spent - workings.newInterest,
    compounded,
    gainOfDebts,
    gain: gainOfDebts - repricing - charge,
  };
}

/** Finds by bisection the highest rate, in percent, at which a loan beside the mortgage still saves. */
export function highestRateBeside(
  { newRate, newTerm }: DebtConsolidationInputs,
  { room, interest, gainOfDebts }: ConsolidationComparison,
  compounding: Compounding,
): number {
  const affordable = interest + gainOfDebts;
  let [low, high] = [newRate, 100];
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    const cost = monthlyPayment(room, middle, newTerm, compounding) * newTerm * 12 - room;
    if (cost > affordable) high = middle;
    else low = middle;
  }
  return low;
}
