import { levelPayment } from "../finance/levelPayment.ts";
import { type Compounding, equivalentRate } from "./compounding.ts";

interface FollowedLoan {
  readonly balance: number;
  readonly months: number;
  readonly compounding: Compounding | undefined;
  /** Percent a year by the month from which it applies, in order, starting at month 0. */
  readonly rates: readonly (readonly [fromMonth: number, annualRate: number])[];
}

export interface LoanPath {
  /** Dollars of the monthly payment at that time. */
  readonly payment: number;
  readonly paid: number;
  readonly interest: number;
  /** Balance after the last payment. */
  readonly balance: number;
}

/** Follows a loan paid monthly through its rate changes. Each new payment keeps the same final date. */
export function followLoan({ balance, months, compounding, rates }: FollowedLoan) {
  const byMonth = new Map(rates);
  const path: LoanPath[] = [];
  let [owed, paid, interest, payment, periodic] = [balance, 0, 0, 0, 0];
  for (let month = 0; month < months; month++) {
    const annualRate = byMonth.get(month);
    if (annualRate !== undefined) {
      periodic = equivalentRate(annualRate, compounding);
      payment = levelPayment(owed, periodic, months - month);
    }
    if (month === 0) path.push({ payment, paid: 0, interest: 0, balance });
    const charged = owed * periodic;
    owed = month === months - 1 ? 0 : owed + charged - payment;
    paid += payment;
    interest += charged;
    path.push({ payment, paid, interest, balance: owed });
  }
  const last = path[path.length - 1] as LoanPath;
  return { at: (month: number): LoanPath => path[Math.min(month, months)] ?? last };
}
