import { type PayOff, payOff } from "../finance/payOff.ts";
import type { SecondLook } from "../secondLook/secondLook.ts";
import { spell } from "../spell.ts";
import {
  type Debt,
  type DebtConsolidationInputs,
  debtConsolidation,
  workOutDebtConsolidation,
} from "./debtConsolidationEstimate.ts";

export interface DebtConsolidationFigures {
  /** Each debt at its present payment; `payOff` is `null` where that never clears it. */
  readonly debts: readonly { readonly name: string; readonly payOff: PayOff | null }[];
  /** Interest of all debts until they are paid off; `null` when one never is. */
  readonly interestAsNow: number | null;
  /** Months until the last debt is paid off; `null` when one never is. */
  readonly monthsAsNow: number | null;
  readonly interestConsolidated: number;
  readonly monthsConsolidated: number;
}

/**
 * Pays each debt off at its own payment, month by month, and sets that against the new loan.
 *
 * Assumes that no debt grows by new purchases and that a debt's payment does not move to another once
 * it is cleared. The advice holds when the long-term saving it promises, or denies, is there.
 *
 * @throws CalculatorInputError
 */
export function debtConsolidationSecondLook(
  inputs: DebtConsolidationInputs,
): SecondLook<DebtConsolidationFigures> {
  const { recommendation, interestSavings, monthlySavings } = debtConsolidation.calculate(inputs);
  const { months, newInterest } = workOutDebtConsolidation(inputs).workings;
  const paid = inputs.debts.map((debt) => ({
    name: debt.name,
    payOff: payOff(debt.balance, debt.rate / 1200, debt.payment),
  }));
  const endless = inputs.debts.filter((_, index) => paid[index]?.payOff === null);
  const figures: DebtConsolidationFigures = {
    debts: paid,
    interestAsNow: endless.length ? null : sum(paid.map((debt) => debt.payOff?.interest ?? 0)),
    monthsAsNow: endless.length ? null : Math.max(...paid.map((debt) => debt.payOff?.periods ?? 0)),
    interestConsolidated: newInterest,
    monthsConsolidated: months,
  };
  const saves = figures.interestAsNow === null || figures.interestAsNow > newInterest;
  const promised = monthlySavings > 0 && interestSavings > 0;
  return {
    advice: recommendation,
    holds: promised === saves,
    figures,
    sentence: endless.length ? sayEndless(endless, figures) : say(figures),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function say(figures: DebtConsolidationFigures): string {
  const { interestAsNow, monthsAsNow, interestConsolidated, monthsConsolidated } = figures;
  const more = interestConsolidated - (interestAsNow ?? 0);
  const now = `Paid as now, the debts cost ${spell(interestAsNow ?? 0, "dollars")} of interest and are gone in ${spell(monthsAsNow ?? 0, "months")}`;
  const loan = `the new loan costs ${spell(interestConsolidated, "dollars")} over ${spell(monthsConsolidated, "months")}`;
  return `${now}; ${loan}, ${spell(Math.abs(more), "dollars")} ${more > 0 ? "more" : "less"}.`;
}

function sayEndless(endless: readonly Debt[], figures: DebtConsolidationFigures): string {
  const names = endless.map(({ name }) => name).join(", ");
  const loan = `the new loan ends after ${spell(figures.monthsConsolidated, "months")} and ${spell(figures.interestConsolidated, "dollars")} of interest`;
  return `Paid as now, ${names} would never be paid off, since the payment does not exceed the interest; ${loan}.`;
}
