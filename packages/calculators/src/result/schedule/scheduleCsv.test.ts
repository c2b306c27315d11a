import { payment } from "@mortgage-kit/calculator-engine";
import { amortizationSchedule } from "@mortgage-kit/calculator-engine/canada";
import { expect, test } from "vitest";
import { resultWordsEn } from "../resultWords.en.ts";
import { resultWordsFr } from "../resultWords.fr.ts";
import { termsOf } from "./NamedLoan.ts";
import { scheduleCsv } from "./SaveSchedule.tsx";

const inputs = {
  loanAmount: 300_000,
  interestRate: 5.5,
  loanTerm: 25,
  paymentFrequency: "weekly",
} as const;
const loan = { name: "Mortgage", principal: 300_000, annualRate: 5.5, amortizationYears: 25 };
const schedule = amortizationSchedule(termsOf(loan));

test("The schedule has the payment and interest of the result", () => {
  const { monthly, totalInterest } = payment.calculate(inputs);
  expect(schedule.payment).toBeCloseTo(monthly, 9);
  expect(schedule.totals.interest).toBeCloseTo(totalInterest, 4);
});

test("The monthly schedule ends with a balance of zero", () => {
  const lines = scheduleCsv(schedule.rows, resultWordsEn.schedule).trimEnd().split("\r\n");
  expect(lines).toHaveLength(301);
  expect(lines[0]).toBe("Month,Paid,Interest,Principal,Still owed");
  expect(lines[1]).toBe("1,1842.26,1375,467.26,299532.74");
  expect(lines.at(-1)?.endsWith(",0")).toBe(true);
});

test("A French schedule has French names and the same numbers", () => {
  const lines = scheduleCsv(schedule.rows, resultWordsFr.schedule).split("\r\n");
  expect(lines.slice(0, 2)).toEqual([
    "Mois,Versé,Intérêts,Capital,Solde",
    "1,1842.26,1375,467.26,299532.74",
  ]);
});
