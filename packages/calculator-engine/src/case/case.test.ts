import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { manyRuns } from "../../package-test/manyRuns.ts";
import { anyInsight } from "../../testing/anyInsight.ts";
import { beforeRenewal, card, consolidation, home } from "../../testing/exampleInputs.ts";
import { forAll } from "../../testing/forAll.ts";
import { examplesOf } from "../../testing/workedExamples.ts";
import type { CalculatorOf } from "../calculator.ts";
import { debtConsolidation } from "../debtConsolidation/debtConsolidationEstimate.ts";
import type { DescribedFact, FactValue } from "../insight/facts.ts";
import { payment } from "../payment/paymentEstimate.ts";
import { questionIds } from "../questions/questions.ts";
import { refinance } from "../refinance/refinanceEstimate.ts";
import { renewal } from "../renewal/renewalEstimate.ts";
import { rentVsBuy } from "../rentVsBuy/rentVsBuyEstimate.ts";
import { type Case, draftOf, isCase, readCase, writeCase } from "./case.ts";
import { writeFragment } from "./fragment.ts";

const mortgage = {
  loanAmount: 300_000,
  interestRate: 5.5,
  loanTerm: 25,
  paymentFrequency: "weekly",
} as const;
const whole: Case = {
  question: "payment",
  inputs: mortgage,
  given: { homePrice: 350_000, ownedHome: "never", newlyBuilt: true, "buyers.1.owned": "earlier" },
  on: "2026-11-28",
};

const written = (of: Case) => writeCase(of) ?? "";

/** Returns complete inputs of a link as its page reads them; `null` if it is refused. */
function opened<Inputs>(calculator: CalculatorOf<Inputs, unknown, object>, fragment: string) {
  const read = readCase(fragment, calculator.id);
  const draft = read && draftOf(calculator, read.inputs);
  return calculator.accepts(draft) ? draft : null;
}
const linkTo = (inputs: object, question = "payment") =>
  written({ question, inputs: inputs as Case["inputs"], given: {} });
const read = (fragment: string) => opened(payment, fragment);

test("a case comes back whole: inputs, given facts, day, step and origin", () => {
  for (const one of [whole, { ...whole, step: 2 }, { ...whole, from: "affordability" }]) {
    expect(isCase(written(one))).toBe(true);
    expect(readCase(written(one), "payment")).toEqual(one);
  }
  expect(readCase(written(whole), "refinance")).toBeNull();
});

test.each([
  ...["&utm_source=news&utm_medium=email", "&fbclid=IwAR0", "&amp;utm_source=x", "?gclid=1"],
  ...`) ). . , > %3E " %22 %29 %29. ] ' ; … } * _`.split(" "),
  ...[" and so on", "%20and%20so%20on", "\nKim", "=", "==", ":~:text=loan", "#page", "/"],
])("what follows a link is ignored: %j", (added) => {
  expect(readCase(written(whole) + added, "payment")).toEqual(whole);
});

test.each<[string, (link: string) => string]>([
  ["an escaped equals sign", (link) => link.replace("=", "%3D")],
  ["one escaped twice", (link) => link.replace("=", "%253d")],
  ["one of quoted-printable text", (link) => link.replace("=", "=3D")],
  ["escaped digits", (link) => link.replaceAll("_", "%5F").replaceAll("-", "%2D")],
  ["a soft line break", (link) => `${link.slice(0, 60)}=\r\n${link.slice(60)}`],
  ["one without its line's end", (link) => `${link.slice(0, 60)}=${link.slice(60)}`],
  ["line ends", (link) => (link.match(/.{1,40}/g) ?? []).join("\n")],
  ["escaped line ends", (link) => (link.match(/.{1,40}/g) ?? []).join("%0D%0A")],
  ["spaces at line ends", (link) => (link.match(/.{1,40}/g) ?? []).join("%20")],
])("a link with %s is read", (_, changed) => {
  expect(isCase(changed(written(whole)))).toBe(true);
  expect(readCase(changed(written(whole)), "payment")).toEqual(whole);
});

describe("links of before", () => {
  test("version 1 has inputs alone", () => {
    const made =
      "#v1=eyJsb2FuQW1vdW50IjozMDAwMDAsImludGVyZXN0UmF0ZSI6NS41LCJsb2FuVGVybSI6MjUsInBheW1lbnRGcmVxdWVuY3kiOiJ3ZWVrbHkifQ";
    expect(readCase(made, "payment")).toEqual({ question: "payment", inputs: mortgage, given: {} });
  });

  test("version 2 names buyers by numbers, which are rows now, and years by numbers still", () => {
    const said = {
      ...{ buyerCount: "2", owned1: "never", owned2: "recently", ownedInCanada2: false },
      ...{ primeYear2: 6.45, fixedRate1: 4.14, lenderRate1: 3.7, "buyers.2.share": 20 },
    };
    const fragment = writeFragment("v2", { inputs: mortgage, said });
    expect(readCase(fragment ?? "", "payment")?.given).toEqual({
      ...{ buyerCount: "2", "buyers.0.owned": "never", "buyers.1.owned": "recently" },
      ...{ "buyers.1.ownedInCanada": false, "buyers.2.share": 20 },
      ...{ primeYear2: 6.45, fixedRate1: 4.14, lenderRate1: 3.7 },
    });
  });
});

test("only texts, numbers and answers of yes or no are facts", () => {
  const given = { homePrice: null, ownedHome: ["never"], newlyBuilt: { true: 1 }, province: "ON" };
  const fragment = writeFragment("v3", { ...whole, given });
  expect(readCase(fragment ?? "", "payment")?.given).toEqual({ province: "ON" });
});

test("every amount that the form accepts is restored exactly", () => {
  const amount = (max: number) => fc.double({ min: Number.MIN_VALUE, max, noNaN: true });
  forAll([amount(1e12), amount(99), amount(99)], (loanAmount, interestRate, loanTerm) => {
    const inputs = { ...mortgage, loanAmount, interestRate, loanTerm: loanTerm + 1 / 12 };
    expect(read(linkTo(inputs))).toEqual(payment.accepts(inputs) ? inputs : null);
  });
});

test("names in any script are restored, and rows are renumbered", () => {
  const row = { ...card, name: "Prêt auto 🚗 Ω, “x” } <b>" };
  const inputs = { ...consolidation, debts: [{ ...row, id: "7" }] };
  const back = opened(debtConsolidation, linkTo(inputs, "debt-consolidation"));
  expect(back).toEqual({ ...inputs, debts: [row] });
});

test("an input that no step asks for is restored, and a missing one keeps its default", () => {
  const back = (inputs: object) => opened(rentVsBuy, linkTo(inputs, "rent-vs-buy"));
  expect(back({ ...home, propertyTaxRate: 0.7, extra: "x" })).toEqual({
    ...home,
    propertyTaxRate: 0.7,
  });
  const { propertyTaxRate, ...others } = home;
  expect(back(others)).toEqual({ ...home, propertyTaxRate: rentVsBuy.defaults.propertyTaxRate });
  expect(opened(renewal, linkTo(beforeRenewal, "renewal"))).toEqual(beforeRenewal);
});

const link = linkTo(mortgage);
test.each([
  ["nothing", ""],
  ["an empty payload", "#v3="],
  ["an empty payload of an old link", "#v1="],
  ["a cut link", link.slice(0, -9)],
  ["another version", link.replace("v3", "v4")],
  ["no base64", "#v1=%%%"],
  ["no UTF-8", `#v1=${btoa("\xff\xfe}")}`],
  ["no JSON", `#v1=${btoa("{loan}")}`],
  ["no object", `#v1=${btoa("12")}`],
  ["null", `#v1=${btoa("null")}`],
  ["a list", `#v1=${btoa("[1,2]")}`],
  ["a list of objects", `#v1=${btoa("[{}]")}`],
  ["no inputs", writeFragment("v3", { question: "payment" }) ?? ""],
  ["an amount out of range", linkTo({ ...mortgage, loanAmount: -1 })],
  ["an endless amount", `#v1=${btoa('{"loanAmount":1e999,"interestRate":5,"loanTerm":25}')}`],
  ["a text for an amount", linkTo({ ...mortgage, loanAmount: "300000" })],
  ["an unknown choice", linkTo({ ...mortgage, paymentFrequency: "daily" })],
  ["another calculator's inputs", linkTo({ homePrice: 1, downPayment: 1 })],
  ["far too much", `#v1=${"A".repeat(30_000)}`],
])("a fragment with %s is refused", (_, fragment) => {
  expect(read(fragment)).toBeNull();
});

test("rows that are none are refused", () => {
  for (const debts of [null, "x", [null], [[]], [{ id: {} }], Array.from({ length: 101 })]) {
    const fragment = linkTo({ debts, newRate: 5.5, newTerm: 25 }, "debt-consolidation");
    expect(opened(debtConsolidation, fragment)).toBeNull();
  }
});

test("a section's anchor is no case", () => {
  expect(["#content", "#contact", "", "#v1", "#version=1"].some(isCase)).toBe(false);
});

test("numbers handed over become a draft: unknown ones are left out, and others stay", () => {
  const start = { ...payment.defaults, interestRate: 4.04 };
  const handed = { loanAmount: 400_000, toString: 1, extra: 2 };
  expect(draftOf(payment, handed, start)).toEqual({ ...start, loanAmount: 400_000 });
  expect(draftOf(refinance, handed)).toEqual(refinance.defaults);
  expect(draftOf(payment, { loanAmount: "<b>" })).toBeNull();
  expect(draftOf(payment, { loanAmount: -1 })).toBeNull();
});

test("a half-filled form comes back with what is empty in it", () => {
  const draft = {
    ...{ newRate: null, newTerm: 25 },
    debts: [card, { ...card, id: "2", name: "", rate: null }],
  };
  const asked = { question: "debt-consolidation", inputs: draft, given: {}, step: 2 };
  const back = readCase(written(asked), "debt-consolidation");
  expect(back?.step).toBe(2);
  expect(draftOf(debtConsolidation, back?.inputs ?? {})).toEqual(draft);
});

test("a case that is too large for a link is refused, not cut", () => {
  const debts = Array.from({ length: 300 }, (_, at) => ({ ...card, id: String(at + 1) }));
  const large = { question: "debt-consolidation", inputs: { ...consolidation, debts }, given: {} };
  expect(writeCase(large)).toBeNull();
  const most = { ...large, inputs: { ...consolidation, debts: debts.slice(0, 100) } };
  expect(opened(debtConsolidation, written(most))?.debts).toHaveLength(100);
});

/** Returns a value that a fact can be given, chosen by a number from 0 to 1. */
function valueFor({ rule }: DescribedFact, pick: number): FactValue {
  if (rule.kind === "yesNo") return pick < 0.5;
  if ("options" in rule) return rule.options[Math.floor(pick * rule.options.length)] ?? null;
  if (!("max" in rule)) throw new Error(`A fact has no range: ${rule.kind}.`);
  const most = Math.min(rule.max, rule.kind === "dollars" ? 900_000 : 3);
  return rule.min + Math.round(pick * (most - rule.min) * 100) / 100;
}

const pick = fc.double({ min: 0, max: 0.999, noNaN: true });

describe.each(questionIds)("a link of %s", (question) => {
  const { calculator, facts } = anyInsight(question);
  const definitions = Object.entries<DescribedFact>(facts);
  const asked = fc.record({
    example: fc.constantFrom(...examplesOf(question)),
    factor: fc.double({ min: 0.9, max: 1.1, noNaN: true }),
    picks: fc.array(pick, { minLength: definitions.length, maxLength: definitions.length }),
    share: fc.constantFrom(0, 0.2, 1),
  });

  test("gives its receiver the same inputs, facts and day, and so the same answer", () => {
    const given = new Set<string>();
    const runs = { numRuns: manyRuns.numRuns / 10 };
    forAll([asked], runs, ({ example, factor, picks, share }) => {
      const inputs = Object.fromEntries(
        Object.entries(example).map(([name, value]) => [
          name,
          typeof value === "number" && value > 1_000 ? Math.round(value * factor) : value,
        ]),
      );
      if (!calculator.accepts(inputs)) return;
      const stated = definitions
        .map(([id, fact], at) => [id, valueFor(fact, picks[at] ?? 0)] as const)
        .filter((_, at) => ((picks[at] ?? 0) * 997) % 1 <= share);
      for (const [id] of stated) given.add(id);
      const sent = { question, inputs, given: Object.fromEntries(stated), on: "2026-11-28" };
      const back = readCase(written(sent), question);
      expect(back).toEqual(sent);
      expect(draftOf(calculator, back?.inputs ?? {})).toEqual(inputs);
    });
    expect(given.size).toBe(definitions.length);
  });
});
