import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { plain } from "../../testing/brokersCase.ts";
import type { OfferedRate } from "../canada/offeredRates.ts";
import type { AnswerOptions } from "../insight/facts.ts";
import type { RenewalInputs } from "./renewalFields.ts";
import { type RenewalFacts, renewalInsight } from "./renewalInsight.ts";
import { words as english } from "./renewalWords.en.ts";
import { words as french } from "./renewalWords.fr.ts";

/** Letter of a bank, as an experienced broker would answer it. */
interface LetterCase {
  readonly says: string;
  readonly inputs: RenewalInputs;
  readonly facts?: Partial<RenewalFacts>;
  /** Day, and rates of the page's lenders; the engine's dated market rates by default. */
  readonly options: AnswerOptions<RenewalFacts>;
  readonly verdict: string;
  readonly sentence: readonly [english: string, french: string];
  /** Texts that the hinge and what to do have to contain. */
  readonly names?: readonly (readonly [english: string, french: string])[];
  /** Pattern that no English text may match. */
  readonly omits?: string;
}

// The amounts are calculated outside the engine, compounded twice a year.
const file = new URL("letters.json", import.meta.url);
const cases: readonly LetterCase[] = JSON.parse(readFileSync(file, "utf8"));

const today = "2026-11-27";
const letter: RenewalInputs = {
  ...{ balance: 593_000, yearsRemaining: 20, monthsRemaining: 3, currentRate: 1.79 },
  ...{ prepaymentCharge: 0, renewalRate: 4.6, renewalTerm: 5, offers: [] },
};
const own = [3.94, 4.04].map((annualRate, at) => ({ years: 3 + 2 * at, annualRate }));
const published: readonly OfferedRate[] = (
  [
    ["insured", "owner", "fixed", 4.04],
    ["uninsured", "owner", "fixed", 4.34],
    ["uninsured", "owner", "variable", 3.55],
    ["uninsured", "rental", "fixed", 4.59],
  ] as const
).map(([of, use, kind, annualRate]) => ({
  ...{ years: 5, class: of, use, kind, annualRate, purposes: ["switch"] },
}));
const offer = (annualRate: number) => [
  { id: "1", name: "Rival", annualRate, termYears: 5, cashBack: 0, fees: 0 },
];

describe.each(cases)("$says", ({ inputs, facts, options, verdict, sentence, names, omits }) => {
  const answer = renewalInsight.answer(inputs, facts, options);
  const written = [english, french].map((words) => words.verdict(answer));
  const texts = written.map(({ sentence, hinge, whatToDo }) =>
    plain(
      [
        ...[sentence, hinge, whatToDo.summary],
        ...whatToDo.advice.map(({ label, text }) => `${label} ${text}`),
      ].join(" "),
    ),
  );

  test("the verdict leads with the jump of the payment, in both languages", () => {
    expect(answer.verdict.id).toBe(verdict);
    expect(written.map((each) => plain(each.sentence))).toEqual(sentence);
    for (const each of sentence) expect(each.split(/\s+/).length).toBeLessThanOrEqual(16);
  });

  test("what to do names what a broker would", () => {
    for (const named of names ?? []) {
      expect(texts[0]).toContain(named[0]);
      expect(texts[1]).toContain(named[1]);
    }
    if (omits) expect(texts[0]).not.toMatch(new RegExp(omits));
    for (const text of texts) expect(text).not.toMatch(/undefined|null|NaN|-\$|−/);
  });
});

test("a dearer offer is answered beside the lower rate of the page", () => {
  const dearer = { ...letter, monthsRemaining: 0, offers: offer(4.99) };
  const answer = renewalInsight.answer(dearer, {}, { on: today, rates: own });
  const [inEnglish, inFrench] = [english, french].map((words) =>
    plain(words.verdict(answer).hinge),
  );
  expect(inEnglish).toMatch(/Rival costs about \$10,\d\d0 more over 5 years\.$/);
  expect(inFrench).toMatch(/« Rival » coûte environ 10 \d\d0 \$ de plus en 5 ans\.$/);
});

/** Letters of 610,000 dollars at 4.79 %: the facts and inputs that differ, the verdict, and the rate that it names. */
const conditions: readonly (readonly [
  says: string,
  facts: Partial<RenewalFacts>,
  inputs: Partial<RenewalInputs>,
  verdict: string,
  rate: number | null,
])[] = [
  ["not insured", {}, {}, "ask-for-less", 4.34],
  ["insured", { insured: true }, {}, "ask-for-less", 4.04],
  ["rented out", { rented: true }, {}, "ask-for-less", 4.59],
  ["insured and rented out", { insured: true, rented: true }, {}, "ask-for-less", null],
  ["variable", { letterRate: "variable" }, { renewalRate: 3.85 }, "ask-for-less", 3.55],
  ["alternative", {}, { renewalRate: 7.49 }, "qualify-first", 4.34],
  ["private", {}, { currentRate: 12.99, renewalRate: 13.99 }, "qualify-first", 4.34],
  ["private, as told", { presentLender: "private" }, { renewalRate: 4.9 }, "qualify-first", 4.34],
  ["at a bank, as told", { presentLender: "bank" }, { renewalRate: 7.49 }, "ask-for-less", 4.34],
];

test.each(conditions)(
  "a letter, %s, is compared with the rate published for it",
  (_, given, inputs, id, rate) => {
    const loan = { ...letter, balance: 610_000, currentRate: 1.89, renewalRate: 4.79, ...inputs };
    const answer = renewalInsight.answer(loan, given, { on: today, rates: published });
    expect(answer.verdict.id).toBe(id);
    expect(answer.lender.letter.today?.annualRate ?? null).toBe(rate);
    const others = published.filter(({ annualRate }) => annualRate !== rate);
    for (const words of [english, french]) {
      const { sentence, hinge, whatToDo } = words.verdict(answer);
      const text = plain([sentence, hinge, ...whatToDo.advice.map(({ text }) => text)].join(" "));
      for (const { annualRate } of others) {
        expect(text).not.toMatch(new RegExp(`${annualRate}`.replace(".", "[.,]")));
      }
      if (id === "qualify-first")
        expect(text).not.toMatch(/Match it|Égalez-le|your bank for|banque :/);
      expect(text).not.toMatch(/undefined|null|NaN/);
    }
  },
);

test("what decides the rate of a letter is in sight with the other's rate", () => {
  const answer = renewalInsight.answer(letter, {}, { on: today, rates: published });
  const deciding = answer.facts
    .filter(({ decides, effect }) => decides && effect)
    .map(({ id }) => id);
  expect(deciding).toEqual(expect.arrayContaining(["insured", "letterRate"]));
});
