import { futureBalance } from "../finance/futureBalance.ts";
import { payOff } from "../finance/payOff.ts";
import { yearsUpTo } from "../finance/yearsUpTo.ts";
import {
  type Debt,
  type DebtConsolidationInputs,
  debtConsolidation,
  workOutDebtConsolidation,
} from "./debtConsolidationEstimate.ts";

/** Debt as it is paid: dollars, a fraction a month, and dollars a month. */
interface Repaid {
  balance: number;
  readonly monthlyRate: number;
  readonly payment: number;
}

/** Dollars of interest by the horizon, and months until nothing is owed. */
export interface Repayment {
  readonly interest: number;
  readonly months: number;
  /** Dollars still owed after each whole year, from today on. */
  readonly owedByYear: readonly number[];
}

/** Months after which a repayment counts as never ending. */
const longest = 1_200;

/**
 * Keeps the total of the payments until nothing is owed: what a repaid debt frees goes to the dearest
 * one left. Counts months from today, interest before the month `horizon`; `null` if it never ends.
 */
function payTogether(debts: readonly Readonly<Repaid>[], horizon: number, from = 0) {
  const owed = debts.map((debt) => ({ ...debt }));
  const dearestFirst = owed.toSorted((one, other) => other.monthlyRate - one.monthlyRate);
  const budget = debts.reduce((sum, { payment }) => sum + payment, 0);
  const [first] = owed;
  let firstMonths = 0;
  let interest = 0;
  const owedByYear: number[] = [];
  for (let months = from; months <= longest; months++) {
    let left = budget;
    let total = 0;
    for (const { balance } of owed) total += balance;
    if (total < 1e-6) return { interest, months, firstMonths, owedByYear };
    if (months % 12 === 0) owedByYear.push(total);
    if (first && first.balance >= 1e-6) firstMonths = months + 1;
    for (const debt of owed) {
      const charged = debt.balance * debt.monthlyRate;
      if (months < horizon) interest += charged;
      const paid = Math.min(debt.payment, debt.balance + charged);
      debt.balance += charged - paid;
      left -= paid;
    }
    for (const debt of dearestFirst) {
      if (left <= 0) break;
      const paid = Math.min(left, debt.balance);
      debt.balance -= paid;
      left -= paid;
    }
  }
  return null;
}

/** Dollars that count as nothing. */
const negligible = 0.005;

export const dearestFirst = (debts: readonly Debt[]) =>
  debts.toSorted((one, other) => other.rate - one.rate);

const asRepaid = ({ balance, rate, payment }: Debt): Repaid => ({
  balance,
  monthlyRate: rate / 1200,
  payment,
});

export const payDearestFirst = (debts: readonly Debt[], horizon: number): Repayment | null =>
  payTogether(debts.map(asRepaid), horizon);

/** Returns what is owed on a debt after some months. Interest that goes unpaid is not added to it. */
export const owedAfter = ({ balance, rate, payment }: Debt, months: number): number =>
  Math.min(balance, futureBalance(balance, rate / 1200, payment, months));

/** Pays each debt at its own payment; `months` is `null` for a debt that this never pays off. */
export const payEach = (debts: readonly Debt[], horizon: number) =>
  debts.map((debt) => {
    const { balance, rate, payment } = debt;
    const paid = payOff(balance, rate / 1200, payment);
    const months = paid && paid.periods <= longest ? paid.periods : null;
    if (paid && paid.periods <= horizon) return { interest: paid.interest, months };
    return { interest: payment * horizon - (balance - owedAfter(debt, horizon)), months };
  });

/** Returns what is owed after some months of each debt's own payment; without those paid off. */
export const debtsAfter = (debts: readonly Debt[], months: number): readonly Debt[] =>
  debts
    .map((debt) => ({ ...debt, balance: owedAfter(debt, months) }))
    .filter(({ balance }) => balance > negligible);

export interface NewLoan {
  /** Fraction a month. */
  readonly monthlyRate: number;
  /** Returns the least that the loan asks a month for an amount, in dollars. */
  readonly asks: (amount: number) => number;
}

/** Debt, or the part of one, that does not move. */
export interface StayingDebt {
  readonly name: string;
  /** Dollars. */
  readonly balance: number;
  readonly isPart: boolean;
}

/** Way to move debts to a new loan and pay at least the same total a month. */
export interface ConsolidationPlan extends Repayment {
  /** Dollars moved, the dearest debts first. */
  readonly moved: number;
  /** Dollars a month in total: today's payments, or more if the new loan asks more. */
  readonly payment: number;
  /** Months until the new loan is paid off. */
  readonly loanMonths: number;
  readonly staying: readonly StayingDebt[];
}

/** Moves the dearest debts to a loan, up to an amount; `null` if they are never paid off. */
export function moveDebts(
  debts: readonly Debt[],
  amount: number,
  { monthlyRate, asks }: NewLoan,
  horizon: number,
  from = 0,
): ConsolidationPlan | null {
  let [left, kept] = [amount, 0];
  const staying: Debt[] = [];
  const parts: StayingDebt[] = [];
  for (const debt of dearestFirst(debts)) {
    const taken = Math.min(debt.balance, left);
    const share = taken / debt.balance;
    left -= taken;
    kept += debt.payment * share;
    const balance = debt.balance - taken;
    if (balance > negligible) {
      staying.push({ ...debt, balance, payment: debt.payment * (1 - share) });
      parts.push({ name: debt.name, balance, isPart: share > 0 });
    }
  }
  const moved = amount - left;
  const owed = staying.map(asRepaid);
  const loan = { balance: moved, monthlyRate, payment: Math.max(kept, asks(moved)) };
  const repaid = payTogether([loan, ...owed], horizon, from);
  if (!repaid) return null;
  const payment = owed.reduce((sum, debt) => sum + debt.payment, loan.payment);
  const { firstMonths: loanMonths, ...repayment } = repaid;
  return { ...repayment, loanMonths, moved, payment, staying: parts };
}

/** Returns the plan with the least interest that moves at most `room` dollars; `null` if none ends. */
export function bestMove(
  debts: readonly Debt[],
  room: number,
  loan: NewLoan,
  horizon: number,
  from = 0,
): ConsolidationPlan | null {
  let sum = 0;
  const amounts = dearestFirst(debts).map(({ balance }) => {
    sum += balance;
    return Math.min(sum, room);
  });
  let best: ConsolidationPlan | null = null;
  for (const amount of new Set(amounts)) {
    const plan = moveDebts(debts, amount, loan, horizon, from);
    if (plan && (!best || plan.interest < best.interest)) best = plan;
  }
  return best;
}

export interface DebtBalancesByYear {
  /** Dollars still owed at the end of each year; year 0 is today. */
  readonly points: readonly {
    readonly year: number;
    readonly asNow: number;
    readonly consolidated: number;
  }[];
  /** Years until the last of today's debts is paid off; `null` if one never is. */
  readonly yearsAsNow: number | null;
}

/**
 * Returns the balances year by year of today's debts, each at its own payment, and of the new loan.
 *
 * Assumes no new purchases, and that the payment of a repaid debt does not go to another debt. The
 * points end when both are paid off, or with the new loan if a debt is never paid off.
 *
 * @throws CalculatorInputError
 * @example
 * debtBalancesByYear({
 *   debts: [{ id: "1", name: "Credit Card", balance: 20_000, payment: 500, rate: 20 }],
 *   newRate: 5.5,
 *   newTerm: 25,
 * }).yearsAsNow; // 5.58…
 */
export function debtBalancesByYear(inputs: DebtConsolidationInputs): DebtBalancesByYear {
  const { currentTotalBalance, newPayment } = debtConsolidation.calculate(inputs);
  const { debts, newTerm } = inputs;
  const { monthlyRate } = workOutDebtConsolidation(inputs).workings;
  const ends = debts.map(({ balance, rate, payment }) => {
    const periods = payOff(balance, rate / 1200, payment)?.periods;
    return periods === undefined ? null : periods / 12;
  });
  const yearsAsNow = ends.includes(null) ? null : Math.max(...ends.map((end) => end ?? 0));
  const owedAsNow = (year: number) =>
    debts.reduce((sum, debt, index) => {
      const end = ends[index] ?? null;
      if (end !== null && year >= end) return sum;
      return sum + Math.max(0, owedAfter(debt, year * 12));
    }, 0);
  const owedOnLoan = (year: number) =>
    year >= newTerm
      ? 0
      : Math.max(0, futureBalance(currentTotalBalance, monthlyRate, newPayment, year * 12));
  return {
    points: yearsUpTo(Math.max(newTerm, yearsAsNow ?? 0)).map((year) => ({
      year,
      asNow: owedAsNow(year),
      consolidated: owedOnLoan(year),
    })),
    yearsAsNow,
  };
}
