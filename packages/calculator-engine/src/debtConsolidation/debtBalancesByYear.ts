import { futureBalance } from "../finance/futureBalance.ts";
import { payOff } from "../finance/payOff.ts";
import { yearsUpTo } from "../finance/yearsUpTo.ts";
import { owedAfter } from "./consolidationPlans.ts";
import type { DebtConsolidationInputs } from "./debtConsolidationEstimate.ts";
import { debtConsolidation, workOutDebtConsolidation } from "./debtConsolidationEstimate.ts";

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
