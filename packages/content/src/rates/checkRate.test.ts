import { expect, test } from "vitest";
import { wordsOf } from "../words.ts";
import { checkRate, optionOf, RateRefused } from "./checkRate.ts";
import type { RateEntry } from "./publishedRatesSchema.ts";

const entry: RateEntry = {
  ...{
    day: "2026-11-02",
    kind: "fixed",
    years: 5,
    annualRate: 4.19,
    costs: 0,
    saidBy: "Ann Example",
  },
  ...{ class: "insured", purposes: ["purchase"], use: "owner" },
};
const options = {
  ...{ today: "2026-11-16", earliest: "2026-11-02" },
  ...{ members: ["Ann Example", "Cy Assistant"], publishers: ["Ann Example"] },
  words: wordsOf("en").rates.refused,
  nameOf: optionOf,
};
const check = (change: object, confirmed = false) =>
  checkRate([entry], { ...entry, day: "2026-11-16", ...change }, { ...options, confirmed });

test.each([
  [{ annualRate: 9.99 }, "9.99% is 5.80 points away from the 4.19% of 2026-11-02."],
  [{ day: "2026-12-17" }, "The day 2026-12-17 is more than 30 days ahead; today is 2026-11-16."],
  [{ day: "2026-11-01" }, "The day 2026-11-01 is before 2026-11-02"],
  [{ saidBy: "Somebody" }, "Nobody of the team is called “Somebody”; one of Ann Example."],
  [{ saidBy: "Cy Assistant" }, "Cy Assistant has no licence, so a rate is published by one of Ann"],
  [{ years: 3, annualRate: null }, "There is no such rate to withdraw."],
  [{ years: 0 }, "--years must be at least 1."],
  [{ annualRate: Number.NaN }, "--rate must be a number."],
  [{ annualRate: 31 }, "--rate must be at most 30."],
  [{ saidBy: undefined }, "--by must be a text."],
  [{ purposes: ["rental"] }, '--for must be one of "purchase", "'],
  [{ holdDays: 0.5 }, "--hold must be a whole number."],
  [{ kind: "open" }, '--kind must be one of "fixed", "variable".'],
  [{ purposes: [] }, "--for must be one or more of purchase, switch, refinance."],
])("%j is refused: %s", (change, message) => {
  expect(() => check(change)).toThrow(RateRefused);
  expect(() => check(change)).toThrow(message);
});

test.each([
  [{ annualRate: 4.94 }, false],
  [{ annualRate: 9.99 }, true],
  [{ annualRate: 9.99, class: "uninsured" }, false],
  [{ annualRate: null }, false],
  [{ day: "2026-12-16" }, false],
])("%j is accepted, confirmed: %s", (change, confirmed) => {
  expect(check(change, confirmed)).toMatchObject(change);
});
