import type { Compounding } from "../canada/compounding.ts";
import { equivalentRate } from "../canada/compounding.ts";
import { homeEquity } from "../canada/homeEquity.ts";
import { refinanceLimit } from "../canada/rules/equity.ts";
import { type RuleInForce, ruleInForce } from "../canada/rules/ruleInForce.ts";
import { positiveAmount } from "../fieldRules.ts";
import { followRates } from "../finance/followRates.ts";
import { chargeFor, type Leaving, type LeavingFacts } from "../insight/leavingFacts.ts";
import { monthlyPayment } from "../insight/lenderPolicies.ts";
import {
  bestMove,
  type ConsolidationPlan,
  debtsAfter,
  moveDebts,
  type NewLoan,
  payDearestFirst,
  payEach,
  type Repayment,
} from "./consolidationPlans.ts";
import type { DebtConsolidationInputs } from "./debtConsolidationEstimate.ts";
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
  /** Months over which all interest is counted, at most: the amortization of the new loan. */
  readonly horizon: number;
  /** Interest by the horizon as now, and months to pay off all debts; `null` if one is never paid off. */
  readonly asNow: number;
  readonly monthsAsNow: number | null;
  /** Names of the debts that are never paid off. */
  readonly endless: readonly string[];
  /** Dollars of the debts that fit under the refinance limit. */
  readonly room: number;
  readonly limitRule: RuleInForce<number>;
  /** Monthly payment of a new loan for the debts that fit. */
  readonly payment: number;
  /** Lawyer, appraisal and discharge. */
  readonly refinanceCosts: number;
  /** Extra interest of the mortgage at the new rate until its term ends; negative for less. */
  readonly repricing: number;
  /** Charge for leaving the present mortgage before its term ends. */
  readonly charge: number;
  /** Interest saved on all debts: with the estimate's loan, and with the mortgage's compounding. */
  readonly paidOff: number;
  readonly compounded: number;
  /** Interest saved if all debts move and at least the total of today's payments is kept up. */
  readonly keptUp: number;
  /** Savings of refinancing now before costs, after `refinanceCosts`, and after all costs. */
  readonly planned: number;
  readonly gainOfDebts: number;
  readonly refinanced: number;
  /** Best of refinancing now or at renewal, a line of credit, and no loan but the dearest debt first. */
  readonly way: "refinance" | "line" | "wait" | "dearest-first";
  /** Its plan; `null` without a loan, or if no loan ever ends. */
  readonly plan: ConsolidationPlan | null;
  /** Its repayment, with a loan or without; `null` if none ever ends. */
  readonly repayment: Repayment | null;
  /** Its savings after all costs. */
  readonly gain: number;
}

/** Years over which the present mortgage is assumed to be repaid. */
const mortgageYears = 25;

/** Returns the mortgage to replace; `null` without one, at its renewal or without its rate. */
export function leavingToConsolidate({
  mortgageBalance,
  mortgageRate,
  monthsRemaining,
}: DebtConsolidationFacts): Leaving | null {
  if (!mortgageBalance || mortgageRate === null || monthsRemaining === 0) return null;
  const yearsRemaining = mortgageYears;
  return { balance: mortgageBalance, annualRate: mortgageRate, monthsRemaining, yearsRemaining };
}

/** Returns the extra interest at the new rate until the term ends, in dollars; both repay over 25 years. */
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

/** Returns the most that a line of credit beside the mortgage could lend, in dollars. */
function lineRoomOf({ homeValue, mortgageBalance }: DebtConsolidationFacts, total: number) {
  if (homeValue === null) return total;
  if (homeValue < positiveAmount.min) return 0;
  const equity = homeEquity({ homeValue, mortgageBalance: mortgageBalance ?? 0 });
  return Math.min(total, equity.lineBesideMortgage);
}

type Planned = Pick<ConsolidationComparison, "way" | "plan" | "gain">;

interface PlanCase extends Pick<ConsolidationComparison, "horizon" | "asNow" | "refinanceCosts"> {
  readonly debts: DebtConsolidationInputs["debts"];
  readonly total: number;
  /** Dollars that the home could still carry; infinite if its value is unknown. */
  readonly free: number;
  readonly leaving: Leaving | null;
  readonly facts: DebtConsolidationFacts;
  readonly loan: NewLoan;
}

/** Plans a line of credit that leaves the present mortgage as it is. */
function planWithLine(known: PlanCase): Planned {
  const { debts, total, leaving, facts, horizon, asNow, refinanceCosts } = known;
  const room = leaving ? lineRoomOf(facts, total) : 0;
  const plan = room > 0 ? bestMove(debts, room, lineAt(facts.lineRate / 1200), horizon) : null;
  return { way: "line", plan, gain: plan ? asNow - plan.interest - refinanceCosts : -Infinity };
}

/** Months before a renewal within which waiting for it is a plan. */
const longestWait = 36;

/** Plans to move the debts when the mortgage renews, and to pay them as now until then. */
function planAtRenewal(known: PlanCase): Planned {
  const { debts, total, free, leaving, loan, horizon, asNow, refinanceCosts } = known;
  const wait = leaving ? Math.ceil(leaving.monthsRemaining) : Infinity;
  const plan =
    free > 0 && wait <= Math.min(longestWait, horizon)
      ? bestMove(debtsAfter(debts, wait), Math.max(0, free), loan, horizon, wait)
      : null;
  if (!plan) return { way: "wait", plan, gain: -Infinity };
  const meanwhile = payEach(debts, wait).reduce((sum, one) => sum + one.interest, 0);
  return {
    way: "wait",
    plan: { ...plan, owedByYear: [total, ...plan.owedByYear] },
    gain: asNow - meanwhile - plan.interest - refinanceCosts,
  };
}

/** Returns the plan that saves most: refinancing now, another loan, or none but the dearest debt first. */
function bestPlan(
  known: PlanCase,
  refinancing: Planned,
): Planned & Pick<ConsolidationComparison, "repayment"> {
  const { debts, total, horizon, asNow } = known;
  const best = [planWithLine(known), planAtRenewal(known)].reduce(
    (one, other) => (other.gain > one.gain ? other : one),
    refinancing,
  );
  const first = payDearestFirst(debts, horizon);
  const gain = first ? asNow - first.interest : -Infinity;
  // Without a second debt, nothing is freed that could go to another.
  return gain > Math.max(best.gain, total * closeShareOfDebts)
    ? { way: "dearest-first", plan: null, gain, repayment: first }
    : { ...best, repayment: best.plan };
}

/**
 * Compares paying each debt as now with plans that keep the total of today's payments up, or pay more
 * where a loan asks for more: a loan for all debts that fit or only the dearest, now or at a renewal
 * within three years, a line of credit, and no loan but the dearest debt first. Includes all costs, and
 * interest up to the end of the new loan's amortization, lest debts that hardly fall count for ever.
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
  const horizon = Math.ceil(newTerm * 12 - 1e-9);
  const paid = payEach(debts, horizon);
  const ends = paid.every(({ months }) => months !== null);
  const asNow = paid.reduce((sum, one) => sum + one.interest, 0);
  const limitRule = ruleInForce({ rule: refinanceLimit, on });
  const free =
    homeValue === null ? Infinity : (homeValue * limitRule.value) / 100 - (mortgageBalance ?? 0);
  const room = Math.min(total, Math.max(0, free));
  const share = room / total;
  const leaving = room > 0 ? leavingToConsolidate(facts) : null;
  const refinanceCosts = room > 0 ? facts.refinanceCosts : 0;
  const repricing = leaving ? repricingOf(leaving, inputs, compounding) : 0;
  const charge = leaving ? chargeFor(leaving, facts, on) : 0;
  const compounded = asNow - interest;
  const loan: NewLoan = {
    monthlyRate: equivalentRate(newRate, compounding),
    asks: (amount) => monthlyPayment(amount, newRate, newTerm, compounding),
  };
  const keptUp = moveDebts(debts, total, loan, horizon);
  const refinancing = room > 0 ? bestMove(debts, room, loan, horizon) : null;
  const planned = refinancing ? asNow - refinancing.interest : compounded * share;
  const gainOfDebts = planned - refinanceCosts;
  const refinanced = gainOfDebts - repricing - charge;

  const planCase = { debts, total, free, leaving, facts, loan, horizon, asNow, refinanceCosts };
  return {
    horizon,
    asNow,
    monthsAsNow: ends ? Math.max(...paid.map(({ months }) => months ?? 0)) : null,
    endless: debts.flatMap(({ name }, index) => (paid[index]?.months === null ? [name] : [])),
    room,
    limitRule,
    payment: payment * share,
    refinanceCosts,
    repricing,
    charge,
    paidOff: asNow - workings.newInterest,
    compounded,
    keptUp: keptUp ? asNow - keptUp.interest : compounded,
    planned,
    gainOfDebts,
    refinanced,
    ...bestPlan(planCase, { way: "refinance", plan: refinancing, gain: refinanced }),
  };
}

/** A line of credit asks for its interest alone. */
const lineAt = (monthlyRate: number): NewLoan => ({
  monthlyRate,
  asks: (amount) => amount * monthlyRate,
});

/** Finds by bisection the highest rate, in percent, at which a line of credit still saves. */
export function highestLineRate(
  { debts }: DebtConsolidationInputs,
  { asNow, refinanceCosts, horizon }: ConsolidationComparison,
  { moved }: ConsolidationPlan,
): number {
  const affordable = asNow - refinanceCosts;
  let [low, high] = [0, 100];
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    const { interest = Infinity } = moveDebts(debts, moved, lineAt(middle / 1200), horizon) ?? {};
    if (interest > affordable) high = middle;
    else low = middle;
  }
  return low;
}
