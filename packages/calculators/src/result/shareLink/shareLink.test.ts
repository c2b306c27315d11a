import { rentVsBuy } from "@mortgage-kit/calculator-engine";
import { expect, test } from "vitest";
import { calculators } from "../../calculators.ts";
import { writeFragment } from "./fragment.ts";
import { isShareFragment, sharedNumbers, shareFragment } from "./shareLink.ts";

const debtConsolidationEn = await calculators["debt-consolidation"].en();
const paymentEn = await calculators.payment.en();
const paymentFr = await calculators.payment.fr();
const rentVsBuyEn = await calculators["rent-vs-buy"].en();
const renewalEn = await calculators.renewal.en();

const mortgage = {
  loanAmount: 300_000,
  interestRate: 5.5,
  loanTerm: 25,
  paymentFrequency: "weekly",
} as const;
const linkTo = (inputs: unknown, given = {}) => shareFragment({ inputs, given });
const read = (fragment: string) => sharedNumbers(fragment, paymentEn)?.inputs ?? null;

test("A link restores its inputs and facts", () => {
  const given = { homePrice: 350_000, ownedHome: "never", newlyBuilt: true };
  const fragment = linkTo(mortgage, given);
  expect(isShareFragment(fragment)).toBe(true);
  expect(sharedNumbers(fragment, paymentEn)).toEqual({ inputs: mortgage, given });
});

test("A link of before names buyers by numbers, which are rows now", () => {
  const said = { buyerCount: "2", owned1: "never", owned2: "recently", ownedInCanada2: false };
  const fragment = writeFragment("v2", { inputs: mortgage, said });
  const { given } = sharedNumbers(fragment, paymentEn) ?? {};
  expect(given).toEqual({
    buyerCount: "2",
    "buyers.0.owned": "never",
    "buyers.1.owned": "recently",
    "buyers.1.ownedInCanada": false,
  });
});

test("A link restores a number that no step asks for any more", () => {
  const renewing = {
    ...{ balance: 412_000, yearsRemaining: 22, monthsRemaining: 14, currentRate: 5.49 },
    ...{ prepaymentCharge: 6_248.67, renewalRate: 4.39, renewalTerm: 5 },
    offers: [{ id: "1", name: "Broker", annualRate: 4.19, termYears: 5, cashBack: 0, fees: 1_500 }],
  };
  expect(sharedNumbers(linkTo(renewing), renewalEn)?.inputs).toEqual(renewing);
});

test("Invalid facts are ignored", () => {
  const given = { homePrice: null, ownedHome: ["never"], newlyBuilt: { true: 1 }, province: "ON" };
  const fragment = writeFragment("v2", { inputs: mortgage, said: given });
  expect(sharedNumbers(fragment, paymentEn)?.given).toEqual({ province: "ON" });
  const crowd = Object.fromEntries(Array.from({ length: 99 }, (_, at) => [`fact${at}`, at]));
  const many = writeFragment("v2", { inputs: mortgage, said: crowd });
  expect(Object.keys(sharedNumbers(many, paymentEn)?.given ?? {})).toHaveLength(50);
});

// The generator is seeded, so that every run tests the same thousand amounts.
test("Every amount that the form accepts is restored exactly", () => {
  let seed = 7;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let run = 0; run < 1_000; run++) {
    const inputs = {
      ...mortgage,
      loanAmount: 0.01 + next() * 10 ** Math.floor(next() * 12),
      interestRate: Number.MIN_VALUE + next() * 99,
      loanTerm: 1 / 12 + next() * 99,
    };
    expect(read(linkTo(inputs))).toEqual(inputs);
  }
});

test("Names in any script are restored, and rows are renumbered", () => {
  const row = { name: "Prêt auto 🚗 Ω, “x” <b>", balance: 20_000, payment: 500, rate: 19.99 };
  const inputs = { debts: [{ id: "7", ...row }], newRate: 5.5, newTerm: 25 };
  const back = sharedNumbers(linkTo(inputs), debtConsolidationEn)?.inputs;
  expect(back).toEqual({ ...inputs, debts: [{ id: "1", ...row }] });
});

test("Missing inputs keep their default, and unknown ones are dropped", () => {
  const inputs = {
    homePrice: 650_000,
    downPayment: 130_000,
    interestRate: 5.5,
    monthlyRent: 2_600,
    yearsToStay: 5,
    propertyTaxRate: 9,
    extra: "x",
  };
  const back = sharedNumbers(linkTo(inputs), rentVsBuyEn)?.inputs;
  expect(back).toEqual({
    homePrice: 650_000,
    downPayment: 130_000,
    interestRate: 5.5,
    monthlyRent: 2_600,
    yearsToStay: 5,
    propertyTaxRate: rentVsBuy.defaults.propertyTaxRate,
  });
});

const whole = linkTo(mortgage);
test.each([
  ["nothing", ""],
  ["an empty payload", "#v2="],
  ["an empty payload of an old link", "#v1="],
  ["a cut link", whole.slice(0, -9)],
  ["another version", whole.replace("v2", "v3")],
  ["no base64", "#v1=%%%"],
  ["no UTF-8", `#v1=${btoa("\xff\xfe")}`],
  ["no JSON", `#v1=${btoa("{loan")}`],
  ["no object", `#v1=${btoa("12")}`],
  ["null", `#v1=${btoa("null")}`],
  ["a list", `#v1=${btoa("[1,2]")}`],
  ["an amount out of range", linkTo({ ...mortgage, loanAmount: -1 })],
  ["an endless amount", `#v1=${btoa('{"loanAmount":1e999,"interestRate":5,"loanTerm":25}')}`],
  ["a text for an amount", linkTo({ ...mortgage, loanAmount: "300000" })],
  ["an unknown choice", linkTo({ ...mortgage, paymentFrequency: "daily" })],
  ["another calculator's inputs", linkTo({ homePrice: 1, downPayment: 1 })],
  ["far too much", `#v1=${"A".repeat(30_000)}`],
])("A fragment with %s is rejected", (_, fragment) => {
  expect(read(fragment)).toBeNull();
});

test("Invalid rows are rejected", () => {
  for (const debts of [null, "x", [null], [[]], [{ id: {} }], Array.from({ length: 101 })]) {
    const fragment = linkTo({ debts, newRate: 5.5, newTerm: 25 });
    expect(sharedNumbers(fragment, debtConsolidationEn)).toBeNull();
  }
});

test("Section anchors are not private links", () => {
  expect(["#content", "#contact", "", "#v1", "#version=1"].some(isShareFragment)).toBe(false);
});

test("A version 1 link opens in either language", () => {
  const made =
    "#v1=eyJsb2FuQW1vdW50IjozMDAwMDAsImludGVyZXN0UmF0ZSI6NS41LCJsb2FuVGVybSI6MjUsInBheW1lbnRGcmVxdWVuY3kiOiJ3ZWVrbHkifQ";
  for (const view of [paymentEn, paymentFr]) {
    expect(sharedNumbers(made, view)).toEqual({ inputs: mortgage, given: {} });
  }
});
