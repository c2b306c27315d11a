import { daysLater } from "../canada/calendar.ts";
import type { RuleDay } from "../canada/rules/ruleInForce.ts";
import { numberFrom } from "../fieldRules.ts";
import type { FactDefinition } from "./facts.ts";

/** Days of a purchase, in months from the day of the answer. */
export interface DayFacts {
  readonly monthsToClosing: number;
  /** Months since the agreement was signed; 0 if it is signed now. */
  readonly monthsSinceAgreement: number;
}

/** Facts for the days of a purchase. Laws on new homes go by the day of the agreement. */
export const dayFacts = {
  monthsToClosing: {
    rule: /* @__PURE__ */ numberFrom(0, 60, "months"),
    default: 2,
    tries: [0, 12],
    usual: true,
  },
  monthsSinceAgreement: {
    rule: /* @__PURE__ */ numberFrom(0, 120, "months"),
    default: 0,
    tries: [12],
    usual: true,
    matters: ({ newlyBuilt }: { readonly newlyBuilt: boolean }) => newlyBuilt,
  },
} as const satisfies Record<keyof DayFacts, FactDefinition<number, unknown, never>>;

const daysAMonth = 365.25 / 12;

/** Returns the day some months after another; 2 months are 60 days, 12 are a year. */
export const averageMonthsAfter = (months: number, day: string) =>
  daysLater(day, Math.trunc(months * daysAMonth));

/** Returns the day of each event of a purchase; one day for all if its days are not asked. */
export const daysOf = (facts: Partial<DayFacts>, on: string): RuleDay =>
  facts.monthsToClosing === undefined
    ? on
    : {
        agreement: averageMonthsAfter(-(facts.monthsSinceAgreement ?? 0), on),
        application: on,
        closing: averageMonthsAfter(facts.monthsToClosing, on),
      };
