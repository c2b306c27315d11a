import {
  type PrimeMove,
  primeMove,
  type VariableKind,
  variableRateSchedule,
} from "@mortgage-kit/calculator-engine/canada";
import type { ScheduledLoan } from "@mortgage-kit/calculator-engine/insight";

export type VariableLoan = Pick<ScheduledLoan, "principal" | "annualRate" | "amortizationYears">;

export interface PrimeChange {
  /** Change of prime in percentage points; 0 for none. */
  readonly by: number;
  readonly adjustable: PrimeMove;
  readonly fixed: PrimeMove;
}

const points = [-2, -1, 0, 1, 2, 3];

/** Returns the moves that keep the rate above 0% and at most 100%, in ascending order. */
export function primeChangesOf({
  principal,
  annualRate,
  amortizationYears,
}: VariableLoan): PrimeChange[] {
  const terms = { balance: principal, annualRate, yearsRemaining: amortizationYears };
  return points
    .filter((by) => annualRate + by > 0 && annualRate + by <= 100)
    .map((by) => ({
      by,
      adjustable: primeMove({ ...terms, by, kind: "adjustable" }),
      fixed: primeMove({ ...terms, by, kind: "fixed-payment" }),
    }));
}

/** Balance after each year: `x` in years, `y` in dollars. */
export type Owed = readonly { readonly x: number; readonly y: number }[];

/** Returns the balance after each year of the amortization if prime moves today. */
export function owedAfter(
  loan: VariableLoan,
  { by, fixed }: PrimeChange,
  kind: VariableKind,
): Owed {
  const { rows, balance } = variableRateSchedule({
    ...loan,
    annualRate: loan.annualRate + by,
    kind,
    ...(kind === "fixed-payment" && { payment: fixed.paymentBefore }),
  });
  return Array.from({ length: Math.ceil(loan.amortizationYears) + 1 }, (_, year) => ({
    x: year,
    y: year === 0 ? loan.principal : (rows[12 * year - 1]?.balance ?? balance),
  }));
}
