import {
  type Compounding,
  mortgagePayment,
  triggerRate,
} from "@mortgage-kit/calculator-engine/canada";
import type { ResultWords } from "../../language/resultWords.en.ts";
import { type CalendarDay, dayAfter, monthsAfter } from "./calendarFile.ts";

export interface RemindedMortgage {
  /** Months until its term ends; `null` if unknown. */
  readonly monthsLeft: number | null;
  readonly balance: number;
  /** Percent a year. */
  readonly annualRate: number;
  readonly amortizationYears: number;
  readonly isVariable: boolean;
  /** `null` if unknown. */
  readonly compounding: Compounding | null;
  /** Other days of the answer, such as the one to leave on. */
  readonly others?: readonly CalendarDay[];
}

interface Reminded {
  readonly mortgage: RemindedMortgage;
  /** The day its term ends, as an ISO date. */
  readonly renewal: string;
  readonly isVariable: boolean;
  readonly today: string;
}

const rateHoldDays = 120;
/** The policy rate can move eight times a year; a check a quarter misses no trend. */
const monthsBetweenChecks = 3;
const longestYears = 30;

/** Returns the ISO date on which a term ends, or `null` if it is unknown or fails `isAhead`. */
export function endOfTerm(monthsLeft: number | null, today: string): string | null {
  if (monthsLeft === null || monthsLeft <= 0) return null;
  const whole = Math.floor(monthsLeft);
  const days = Math.round((monthsLeft - whole) * 30);
  const day = dayAfter(monthsAfter(today, whole), days);
  return isAhead(day, today) ? day : null;
}

/** Returns true if a term can end on a day: a full ISO date after today, within 30 years. */
export function isAhead(day: string, today: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(day) && day > today && day <= monthsAfter(today, longestYears * 12)
  );
}

/** Returns the reminders of a mortgage in date order; `renewal` must be in the future. */
export function mortgageReminders(
  { mortgage, renewal, isVariable, today }: Reminded,
  { reminders: words, engineWords }: ResultWords,
): readonly CalendarDay[] {
  const { format } = engineWords;
  const ask = dayAfter(renewal, -rateHoldDays);
  const days: CalendarDay[] = [{ day: renewal, ...words.renewal }, ...(mortgage.others ?? [])];
  if (ask > today) {
    days.push({ day: ask, title: words.ask.title, text: words.ask.text(format.date(renewal)) });
  }
  // Checks are on the first of a month, because every month has one.
  const check = `${monthsAfter(today, monthsBetweenChecks).slice(0, 7)}-01`;
  if (isVariable && check < renewal) {
    const { balance, annualRate, amortizationYears } = mortgage;
    const compounding = mortgage.compounding ?? "monthly";
    const payment = mortgagePayment({
      principal: balance,
      annualRate,
      amortizationYears,
      compounding,
      frequency: "monthly",
    });
    const rate = triggerRate({ balance, payment, compounding });
    days.push({
      day: check,
      title: words.trigger.title,
      text: words.trigger.text(
        format.dollars(payment),
        format.dollars(balance),
        format.percent(Math.round(rate * 100) / 100),
      ),
      every: { months: monthsBetweenChecks, until: renewal },
    });
  }
  return days.toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
