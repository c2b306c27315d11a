import type { Compounding } from "../canada/compoundingsPerYear.ts";
import { equivalentRate } from "../canada/equivalentRate.ts";
import { homeEquity } from "../canada/homeEquity.ts";
import { refinanceLimit } from "../canada/rules/equity.ts";
import { type RuleInForce, ruleInForce } from "../canada/rules/ruleInForce.ts";
import { followRates } from "../finance/followRates.ts";
import { payOff } from "../finance/payOff.ts";
import { chargeFor, type Leaving, type LeavingFacts } from "../insight/leavingFacts.ts";
import { monthlyPayment } from "../insight/monthlyPayment.ts";
import {
  bestMove,
  type ConsolidationPlan,
  longest,
  moveDebts,
  payDearestFirst,
  type Repayment,
} from "./consolidationPlans.ts";
import type { Debt, DebtConsolidationInputs } from "./debtConsolidationEstimate.ts";
import { workOutDebtConsolidation } from "./debtConsolidationEstimate.ts";

/** A difference below this share of the debts is a close call. */
export const closeShareOfDebts = 0.005;

export interface DebtConsolidationFacts extends LeavingFacts {
  /** Dollars owed on the present mortgage, 0 without one; `null` when unknown. */
  readonly mortgageBalance: number | null;
  /** Percent a year until its term ends; `null` when unknown. */
  readonly mortgageRate: number | null;
  /** Months left of its term; 0 at renewal, when it is repriced anyway and leaving is free. */
  readonly monthsRemaining: number;
  /** Dollars; `null` if unknown, in which case all debts are assumed to fit under the limit. */
  readonly homeValue: number | null;
  /** Percent a year of a line of credit that leaves the present mortgage as it is. */
  readonly lineRate: number;
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
  /** Interest saved if all debts move and the total of today's payments is kept up. */
  readonly keptUp: number;
  /** Best plan to refinance; `null` if a debt never ends or nothing fits. */
  readonly plan: ConsolidationPlan | null;
  /** Best plan for a line of credit in place of refinancing; `null` if none saves more. */
  readonly line: ConsolidationPlan | null;
  /** True if no loan saves as much as paying the dearest debt first. */
  readonly isLoanWorse: boolean;
  /** Paying the dearest debt first without a loan; `null` if a debt never ends or nothing fits. */
  readonly dearestFirst: Repayment | null;
  /** Savings of the plan before costs, after `refinanceCosts`, and after all costs. */
  readonly planned: number;
  readonly gainOfDebts: number;
  readonly refinanced: number;
  /** Savings after all costs of the best of refinancing, a line of credit and the dearest first. */
  readonly gain: number;
}

/** Years over which the present mortgage is assumed to be repaid. */
const mortgageYears = 25;

/**
 * Returns the mortgage that refinancing replaces; `null` without one, at its renewal, or if its rate
 * is unknown.
 */
export function leavingToConsolidate({
  mortgageBalance,
  mortgageRate,
  monthsRemaining,
}: DebtConsolidationFacts): Leaving | null {
  if (!mortgageBalance || mortgageRate === null || monthsRemaining === 0) return null;
  const yearsRemaining = mortgageYears;
  return { balance: mortgageBalance, annualRate: mortgageRate, monthsRemaining, yearsRemaining };
}

/**
 * Returns the mortgage's extra interest at the new rate until its term ends, in dollars. At both rates,
 * the mortgage is paid off over 25 years; the new loan's term has no effect on it.
 */
function repricingOf(
  { balance, annualRate, monthsRemaining }: Leaving,
  { newRate }: DebtConsolidationInputs,
  compounding: Compounding,
): number {
  const months = mortgageYears * 12;
  const interestAt = (percent: number) =>
    followRates(balance, months, [[0, equivalentRate(percent, compounding)]]).interestBy(
      Math.min(monthsRemaining, months),
    );
  return interestAt(newRate) - interestAt(annualRate);
}

/** Pays each debt off at its own payment; `null` for a debt that is not paid off in 100 years. */
const payOffs = (debts: readonly Debt[]) =>
  debts.map(({ balance, rate, payment }) => {
    const paid = payOff(balance, rate / 1200, payment);
    return paid && paid.periods <= longest ? paid : null;
  });

/** Returns the most that a line of credit beside the mortgage could lend, in dollars. */
function lineRoomOf({ homeValue, mortgageBalance }: DebtConsolidationFacts, total: number) {
  if (homeValue === null) return total;
  if (homeValue === 0) return 0;
  const equity = homeEquity({ homeValue, mortgageBalance: mortgageBalance ?? 0 });
  return Math.min(total, equity.lineBesideMortgage);
}

/**
 * Compares paying each debt off at its present payment with four plans that keep the total of these
 * payments up: all debts that fit under the refinance limit, only the dearest of them, a line of credit
 * beside the mortgage, and no loan but the dearest debt first. Includes all costs. The term of the new
 * loan has no effect. If a debt is never paid off, the new loan is paid over its term and the
 * estimate's interest on all debts is used.
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
  const leaving = room > 0 ? leavingToConsolidate(facts) : null;
  const refinanceCosts = room > 0 ? facts.refinanceCosts : 0;
  const repricing = leaving ? repricingOf(leaving, inputs, compounding) : 0;
  const charge = leaving ? chargeFor(leaving, facts, on) : 0;
  const compounded = spent - interest;
  const monthlyRate = equivalentRate(newRate, compounding);
  const keptUp = ends ? (moveDebts(debts, total, monthlyRate)?.interest ?? null) : null;
  const plan = ends && room > 0 ? bestMove(debts, room, monthlyRate) : null;
  const planned = plan ? spent - plan.interest : compounded * share;
  const gainOfDebts = planned - refinanceCosts;
  const refinanced = gainOfDebts - repricing - charge;
  const lineRoom = ends && leaving ? lineRoomOf(facts, total) : 0;
  const line = lineRoom > 0 ? bestMove(debts, lineRoom, facts.lineRate / 1200) : null;
  const lineGain = line ? spent - line.interest - refinanceCosts : -Infinity;
  const withLoan = Math.max(refinanced, lineGain);
  const first = ends && room > 0 ? payDearestFirst(debts) : null;
  const firstGain = first ? spent - first.interest : -Infinity;
  // Without a second debt, nothing is freed that could go to another.
  const isLoanWorse = firstGain > Math.max(withLoan, total * closeShareOfDebts);
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
    keptUp: keptUp === null ? compounded : spent - keptUp,
    plan,
    line: lineGain > refinanced ? line : null,
    isLoanWorse,
    dearestFirst: first,
    planned,
    gainOfDebts,
    refinanced,
    gain: isLoanWorse ? firstGain : withLoan,
  };
}

/** Finds by bisection the highest rate, in percent, at which a line of credit still saves. */
export function highestLineRate(
  { debts }: DebtConsolidationInputs,
  { asNow, refinanceCosts }: ConsolidationComparison,
  { moved }: ConsolidationPlan,
): number {
  const affordable = (asNow ?? 0) - refinanceCosts;
  let [low, high] = [0, 100];
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if ((moveDebts(debts, moved, middle / 1200)?.interest ?? Infinity) > affordable) high = middle;
    else low = middle;
  }
  return low;
}
