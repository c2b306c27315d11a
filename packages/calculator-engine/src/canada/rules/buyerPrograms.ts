import type { Rule } from "./ruleInForce.ts";

export const firstHomeSavingsAccount: Rule<{
  readonly yearly: number;
  readonly lifetime: number;
  /** Years that the account may stay open after the opening year, to the end of the last year. */
  readonly years: number;
}> = {
  id: "first-home-savings-account",
  name: "First Home Savings Account",
  place: "CA",
  triggerEvent: "payment",
  versions: [
    {
      value: { yearly: 8_000, lifetime: 40_000, years: 15 },
      effectiveFrom: "2023-04-01",
      confidence: "official",
      reviewBy: "2027-06-30",
    },
  ],
};

export const homeBuyersPlan: Rule<{ readonly each: number; readonly repayYears: number }> = {
  id: "home-buyers-plan",
  name: "RRSP Home Buyers' Plan",
  place: "CA",
  triggerEvent: "payment",
  versions: [
    {
      value: { each: 60_000, repayYears: 15 },
      effectiveFrom: "2024-04-17",
      confidence: "second-hand",
      reviewBy: "2027-06-30",
    },
    {
      value: { each: 35_000, repayYears: 15 },
      effectiveFrom: "2019-03-20",
      confidence: "unconfirmed",
    },
    {
      value: { each: 25_000, repayYears: 15 },
      effectiveFrom: "2009-01-28",
      confidence: "unconfirmed",
    },
  ],
};

/** Repayment rules by the year of the first withdrawal. */
export const homeBuyersPlanRepaymentRule: Rule<{
  readonly repayYears: number;
  /** Years from the first withdrawal to the first repayment. */
  readonly startsAfter: number;
}> = {
  id: "home-buyers-plan-repayment",
  name: "Start of the Home Buyers' Plan's repayment",
  place: "CA",
  triggerEvent: "payment",
  versions: [
    {
      value: { repayYears: 15, startsAfter: 2 },
      effectiveFrom: "2026-01-01",
      confidence: "second-hand",
      reviewBy: "2027-06-30",
    },
    {
      value: { repayYears: 15, startsAfter: 5 },
      effectiveFrom: "2022-01-01",
      confidence: "second-hand",
    },
    {
      value: { repayYears: 15, startsAfter: 2 },
      effectiveFrom: "2009-01-28",
      confidence: "second-hand",
    },
  ],
};

export const homeBuyersAmount: Rule<number> = {
  id: "home-buyers-amount",
  name: "Home buyers' amount",
  place: "CA",
  triggerEvent: "tax-year",
  versions: [
    {
      value: 10_000,
      effectiveFrom: "2022-01-01",
      confidence: "official",
      reviewBy: "2027-06-30",
    },
    {
      value: 5_000,
      effectiveFrom: "2009-01-28",
      confidence: "official",
    },
  ],
};

/** Lowest federal tax rate, in percent, by which the home buyers' amount is multiplied. */
export const homeBuyersAmountRate: Rule<number> = {
  id: "home-buyers-amount-rate",
  name: "Rate of the home buyers' amount",
  place: "CA",
  triggerEvent: "tax-year",
  versions: [
    {
      value: 14,
      effectiveFrom: "2026-01-01",
      confidence: "official",
      reviewBy: "2026-12-15",
    },
    {
      value: 14.5,
      effectiveFrom: "2025-01-01",
      confidence: "official",
    },
    {
      value: 15,
      effectiveFrom: "2022-01-01",
      confidence: "official",
    },
    {
      value: 15,
      effectiveFrom: "2009-01-28",
      confidence: "unconfirmed",
    },
  ],
};
