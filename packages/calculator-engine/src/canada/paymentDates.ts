import { checkInputs } from "../calculator.ts";
import { date, mustBe, oneOf } from "../fieldRules.ts";
import { type PaymentFrequency, paymentsPerYear } from "../finance/paymentsPerYear.ts";
import { daysLater, monthsLater } from "./calendar.ts";
import type { Accepting, InputsIn } from "./optionalField.ts";

export interface PaymentDatesInputs extends InputsIn<typeof inputRules> {}

const inputRules = {
  /** ISO date of the first payment. */
  firstPaymentOn: date,
  frequency: oneOf(Object.keys(paymentsPerYear) as PaymentFrequency[]),
  payments: mustBe<Accepting<number>>(
    "a whole number from 0 to 5200",
    (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 5_200,
  ),
};

const daysApart: Partial<Record<PaymentFrequency, number>> = {
  weekly: 7,
  "accelerated-weekly": 7,
  biweekly: 14,
  "accelerated-biweekly": 14,
};

/** Returns a date of two a month: the day of the first payment, or the day half a month from it. */
function semiMonthly(first: string, index: number): string {
  const day = Number(first.slice(8));
  const days = day <= 15 ? [day, day + 15] : [day, day - 15];
  const months = Math.floor(index / 2) + (day > 15 ? index % 2 : 0);
  return monthsLater(first, months, days[index % 2] ?? day);
}

/**
 * Returns the payment dates of a mortgage, as ISO dates.
 *
 * Weekly and biweekly payments keep their weekday. Monthly and quarterly payments keep the day of the
 * month, or use the last day of a shorter month. Semi-monthly payments are half a month apart. Bank
 * holidays are not considered. A year of 52 weeks is a day or two shorter than a calendar year.
 *
 * @throws CalculatorInputError for an invalid date and for an unknown frequency.
 * @example
 * paymentDates({ firstPaymentOn: "2026-12-31", frequency: "monthly", payments: 3 });
 * // ["2026-12-31", "2027-01-31", "2027-02-28"]
 */
export function paymentDates(inputs: PaymentDatesInputs): readonly string[] {
  checkInputs(inputs, inputRules);
  const { firstPaymentOn, frequency, payments } = inputs;
  const days = daysApart[frequency];
  const months = frequency === "quarterly" ? 3 : 1;
  return Array.from({ length: payments }, (_, index) => {
    if (days) return daysLater(firstPaymentOn, index * days);
    if (frequency === "semi-monthly") return semiMonthly(firstPaymentOn, index);
    return monthsLater(firstPaymentOn, index * months);
  });
}
