import type { Debt } from "./debtConsolidationEstimate.ts";

/** Debt as it is paid: dollars, a fraction a month, and dollars a month. */
interface Repaid {
  balance: number;
  readonly monthlyRate: number;
  readonly payment: number;
}

/** Dollars of interest, and months until nothing is owed. */
export interface Repayment {
  readonly interest: number;
  readonly months: number;
  /** Dollars still owed after each whole year, from today on. */
  readonly owedByYear: readonly number[];
}

/** Months after which a repayment counts as never ending. */
export const longest = 1_200;

/**
 * Pays debts off together: the total of the payments stays the same until nothing is owed, and what a
 * repaid debt frees goes to the dearest one left. Returns `null` if this never ends.
 */
function payTogether(debts: readonly Readonly<Repaid>[]): Repayment | null {
  const owed = debts.map((debt) => ({ ...debt }));
  const dearestFirst = owed.toSorted((one, other) => other.monthlyRate - one.monthlyRate);
  const budget = debts.reduce((sum, { payment }) => sum + payment, 0);
  let interest = 0;
  const owedByYear: number[] = [];
  for (let months = 0; months <= longest; months++) {
    let left = budget;
    let total = 0;
    for (const { balance } of owed) total += balance;
    if (total < 1e-6) return { interest, months, owedByYear };
    if (months % 12 === 0) owedByYear.push(total);
    for (const debt of owed) {
      const charged = debt.balance * debt.monthlyRate;
      interest += charged;
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

/** Debts in descending order of their rates. */
export const dearestFirst = (debts: readonly Debt[]) =>
  debts.toSorted((one, other) => other.rate - one.rate);

const asRepaid = ({ balance, rate, payment }: Debt): Repaid => ({
  balance,
  monthlyRate: rate / 1200,
  payment,
});

/** Pays the debts without a new loan, the dearest first. */
export const payDearestFirst = (debts: readonly Debt[]) => payTogether(debts.map(asRepaid));

/** Way to move debts to a new loan and go on paying the same total a month. */
export interface ConsolidationPlan extends Repayment {
  /** Dollars moved, the dearest debts first. */
  readonly moved: number;
  /** Names of the debts that stay, the last moved one included if only a part of it moves. */
  readonly staying: readonly string[];
}

/** Moves the dearest debts to a loan, up to an amount; `null` if they are never paid off. */
export function moveDebts(
  debts: readonly Debt[],
  amount: number,
  monthlyRate: number,
): ConsolidationPlan | null {
  let [left, payment] = [amount, 0];
  const staying: Debt[] = [];
  for (const debt of dearestFirst(debts)) {
    const taken = Math.min(debt.balance, left);
    const share = taken / debt.balance;
    left -= taken;
    payment += debt.payment * share;
    if (share < 1) {
      const kept = { balance: debt.balance - taken, payment: debt.payment * (1 - share) };
      staying.push({ ...debt, ...kept });
    }
  }
  const moved = amount - left;
  const repaid = payTogether([{ balance: moved, monthlyRate, payment }, ...staying.map(asRepaid)]);
  return repaid && { ...repaid, moved, staying: staying.map(({ name }) => name) };
}

/**
 * Returns the plan with the least interest that moves at most `room` dollars: all of the room, or only
 * the one, two or more dearest debts. Returns `null` if none ends.
 */
export function bestMove(
  debts: readonly Debt[],
  room: number,
  monthlyRate: number,
): ConsolidationPlan | null {
  let sum = 0;
  const amounts = dearestFirst(debts).map(({ balance }) => {
    sum += balance;
    return Math.min(sum, room);
  });
  let best: ConsolidationPlan | null = null;
  for (const amount of new Set(amounts)) {
    const plan = moveDebts(debts, amount, monthlyRate);
    if (plan && (!best || plan.interest < best.interest)) best = plan;
  }
  return best;
}
