import { futureBalance } from "./futureBalance.ts";
import { levelPayment } from "./levelPayment.ts";
import { presentValue } from "./presentValue.ts";

/** Month from which a rate applies, the rate as a fraction a month, and a payment that differs from the level one. */
type RateFrom = readonly [from: number, monthlyRate: number, payment?: number | undefined];

/** Months in which one rate applies. */
export interface RateSpan {
  readonly from: number;
  readonly until: number;
  readonly monthlyRate: number;
  /** Dollars a month. */
  readonly payment: number;
  /** Dollars owing when the rate begins. */
  readonly balance: number;
  /** True if the payment ends the loan on its final date. */
  readonly isLevel: boolean;
}

/** Pays monthly. Each new payment keeps the final date: a balance is the rest's present value. */
export function followRates(balance: number, months: number, rates: readonly RateFrom[]) {
  const spans: RateSpan[] = [];
  const owedAt = ({ from, payment, monthlyRate, balance, isLevel }: RateSpan, month: number) =>
    isLevel
      ? presentValue(payment, monthlyRate, months - month)
      : Math.max(0, futureBalance(balance, monthlyRate, payment, month - from));
  let owed = balance;
  for (const [index, [from, monthlyRate, own]] of rates.entries()) {
    const until = Math.min(rates[index + 1]?.[0] ?? months, months);
    if (until <= from) continue;
    const payment = own ?? levelPayment(owed, monthlyRate, months - from);
    const span = { from, until, monthlyRate, payment, balance: owed, isLevel: own === undefined };
    spans.push(span);
    owed = owedAt(span, until);
  }
  return {
    spans,
    /** Returns the interest paid by the end of a month, in dollars. */
    interestBy(month: number): number {
      let interest = 0;
      for (const span of spans) {
        const end = Math.min(month, span.until);
        if (end <= span.from) break;
        interest += span.payment * (end - span.from) - (span.balance - owedAt(span, end));
      }
      return interest;
    },
    /** Returns the balance at the end of a month, in dollars. */
    balanceAt(month: number): number {
      const span = spans.find(({ until }) => month <= until);
      return span ? owedAt(span, month) : 0;
    },
  };
}
