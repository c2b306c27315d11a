import { payOff } from "../finance/payOff.ts";
import type { Debt } from "./debtConsolidationEstimate.ts";

/** The interest of all debts until each is paid off at its own payment; `null` when one never is. */
export function interestPaidAsNow(debts: readonly Debt[]): number | null {
  let total = 0;
  for (const { balance, rate, payment } of debts) {
    const paid = payOff(balance, rate / 1200, payment);
    if (!paid) return null;
    total += paid.interest;
  }
  return total;
}
