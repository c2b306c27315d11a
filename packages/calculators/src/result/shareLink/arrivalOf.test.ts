import { type Case, writeCase } from "@mortgage-kit/calculator-engine/case";
import { expect, test } from "vitest";
import { calculators } from "../../calculators.ts";
import { arrivalOf } from "./arrivalOf.ts";

const paymentEn = await calculators.payment.en();
const paymentFr = await calculators.payment.fr();

const start = { ...paymentEn.calculator.defaults, interestRate: 4.04 };
const inputs = {
  ...{ loanAmount: 400_000, interestRate: 4.89, loanTerm: 25 },
  paymentFrequency: "weekly",
};
const given = { ownedHome: "never" };

const arrive = (of: Omit<Case, "question">, view = paymentEn) =>
  arrivalOf(writeCase({ question: "payment", ...of }) ?? "", {
    ...{ view, start, senders: ["rates", "closing-fees"] },
  });

test("a private link opens its answer in either language", () => {
  for (const view of [paymentEn, paymentFr]) {
    const arrived = arrive({ inputs, given, on: "2026-11-28" }, view);
    expect(arrived).toMatchObject({ draft: inputs, given, opensAt: 3, isOffer: false });
  }
});

test("a form opens at its step, with what is empty in it", () => {
  const half = { ...inputs, interestRate: null };
  expect(arrive({ inputs: half, given, step: 2 })).toMatchObject({
    ...{ draft: half, given, opensAt: 2, isOffer: false },
  });
});

test("another calculator's numbers are offered among those that the calculator starts with", () => {
  const handed = { loanAmount: 400_000, homePrice: 1, toString: 1 };
  expect(arrive({ inputs: handed, given, from: "closing-fees" })).toMatchObject({
    ...{ draft: { ...start, loanAmount: 400_000 }, inputs: { loanAmount: 400_000 } },
    ...{ given, opensAt: 2, isOffer: true },
  });
});

test("a rate from the page of rates is used at once", () => {
  const rate = { inputs: { interestRate: 3.55 }, given: { compounding: "monthly" } };
  expect(arrive({ ...rate, from: "rates", step: 1 })).toMatchObject({
    ...{ draft: { interestRate: 3.55 }, given: rate.given, opensAt: 1, isOffer: false },
  });
});

test.each<[string, Omit<Case, "question">]>([
  ["an answer with a number missing", { inputs: { ...inputs, loanAmount: null }, given }],
  ["numbers from an unknown page", { inputs, given, from: "nowhere" }],
  ["numbers that it does not ask for", { inputs: { homePrice: 1 }, given, from: "closing-fees" }],
  ["a text for an amount", { inputs: { loanAmount: "<b>" }, given, from: "closing-fees" }],
  ["a negative amount", { inputs: { loanAmount: -1 }, given, from: "closing-fees" }],
])("%s is not opened", (_, of) => {
  expect(arrive(of)).toBeNull();
});

test("a case of another question is not opened", () => {
  const fragment = writeCase({ question: "refinance", inputs, given }) ?? "";
  expect(arrivalOf(fragment, { view: paymentEn, start, senders: [] })).toBeNull();
});
