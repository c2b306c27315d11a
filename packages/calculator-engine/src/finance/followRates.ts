import { levelPayment } from "./levelPayment.ts";
import { presentValue } from "./presentValue.ts";

/** A rate from some month on, as a fraction a month. */
export type RateFrom = readonly [from: number, monthlyRate: number];

/** The months in which one rate holds. */
export interface RateSpan {
  readonly from: number;
  readonly until: number;
  readonly monthlyRate: number;
  /** Dollars a month. */
  readonly payment: number;
  /** Owed when it begins, in dollars. */
  readonly balance: number;
}

/**
 * Follows a mortgage paid monthly through its changes of rate. Each new payment repays it by the
 * same day, so the balance at any time is the present value of the payments still to come.
 */
export function followRates(balance: number, months: number, rates: readonly RateFrom[]) {
  const spans: RateSpan[] = [];
  const owedAt = ({ payment, monthlyRate }: RateSpan, month: number) =>
    presentValue(payment, monthlyRate, months - month);
  let owed = balance;
  for (const [index, [from, monthlyRate]] of rates.entries()) {
    const until = Math.min(rates[index + 1]?.[0] ?? months, months);
    if (until <= from) continue;
    const payment = levelPayment(owed, monthlyRate, months - from);
    const span = { from, until, monthlyRate, payment, balance: owed };
    spans.push(span);
    owed = owedAt(span, until);
  }
  return {
    spans,
    /** Returns the dollars of interest by the end of a month. */
    interestBy(month: number): number {
      let interest = 0;
      for (const span of spans) {
        const end = Math.min(month, span.until);
        if (end <= span.from) break;
        interest += span.payment * (end - span.from) - (span.balance - owedAt(span, end));
      }
      return interest;
    },
    /** Returns the dollars owed at the end of a month. */
    balanceAt(month: number): number {
      const span = spans.find(({ until }) => month <= until);
      return span ? owedAt(span, month) : 0;
    },
  };
}
