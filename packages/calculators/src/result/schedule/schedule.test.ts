import { extraPayments } from "@mortgage-kit/calculator-engine/canada";
import { expect, test } from "vitest";
import { resultWordsEn } from "../../language/resultWords.en.ts";
import { termsOf } from "./NamedLoan.ts";

const { format } = (await import("@mortgage-kit/calculator-engine/words/en")).words;

/** Reads an amount as the page writes it, in cents. */
const written = (amount: number) =>
  Math.round(Number(format.cents(amount).replace(/[$,]/g, "")) * 100);

test.each([
  { principal: 450_000.5, annualRate: 5.25, amortizationYears: 25, extra: 0 },
  { principal: 347_512.3456, annualRate: 4.19, amortizationYears: 22.5, extra: 125.55 },
  { principal: 999.99, annualRate: 19.99, amortizationYears: 3, extra: 0 },
  { principal: 300_000, annualRate: 0.01, amortizationYears: 40, extra: 0 },
])("every row of a schedule adds up to the cent: %o", ({ extra, ...loan }) => {
  const terms = termsOf({ name: resultWordsEn.schedule.title, ...loan });
  const { schedule } = extraPayments({ ...terms, withEachPayment: extra, onceAYear: 0 });
  let owed = written(terms.principal);
  const sums = { paid: 0, interest: 0, principal: 0 };
  for (const { interest, principal, balance } of schedule.rows) {
    expect(written(interest + principal)).toBe(written(interest) + written(principal));
    expect(written(balance)).toBe(owed - written(principal));
    owed = written(balance);
    sums.paid += written(interest + principal);
    sums.interest += written(interest);
    sums.principal += written(principal);
  }
  expect(owed).toBe(0);
  const years = (figure: "paid" | "interest" | "principal") =>
    schedule.years.reduce((sum, year) => sum + written(year[figure]), 0);
  expect(sums).toEqual({
    paid: years("paid"),
    interest: years("interest"),
    principal: years("principal"),
  });
  expect(sums.interest).toBe(written(schedule.totals.interest));
});
