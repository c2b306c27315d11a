import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyInsight } from "../../testing/anyInsight.ts";
import { inputs, whole } from "../../testing/arbitraryQuestions.ts";
import { plain } from "../../testing/brokersCase.ts";
import { caseOf } from "../../testing/caseOf.ts";
import { forAll } from "../../testing/forAll.ts";
import { kept } from "../../testing/kept.ts";
import { affordabilityInsight } from "../affordability/affordabilityInsight.ts";
import { minimumDownPayment } from "../canada/minimumDownPayment.ts";
import { countClosingFees } from "../closingFees/closingFeesCount.ts";
import { closingFeesInsight } from "../closingFees/closingFeesInsight.ts";
import type { Answer, Fact } from "../insight/Answer.ts";
import type { FactValue } from "../insight/facts.ts";
import { refinanceInsight } from "../refinance/refinanceInsight.ts";
import { compareRenewal } from "../renewal/compareRenewal.ts";
import { renewalInsight } from "../renewal/renewalInsight.ts";
import type { QuestionId } from "./questions.ts";
import { words as english } from "./words.en.ts";
import { words as french } from "./words.fr.ts";

const runs = { numRuns: 500 };
const languages = [english, french];
interface Case {
  readonly question: QuestionId;
  readonly inputs: object;
  readonly facts: Readonly<Record<string, FactValue>>;
}

const answerOf = ({ question, inputs, facts }: Case): Answer =>
  anyInsight(question).answer(inputs, facts);

/** Answers a generated case once, although three properties generate the same ones each. */
const answerOfCase = kept(answerOf);

/** Returns values that a visitor could give for a fact. */
function valuesOf({ kind, options, value }: Fact): readonly FactValue[] {
  if (kind === "choice" || kind === "yesNo") return options;
  const now = Number(value ?? 0);
  return kind === "dollars"
    ? [0, now + 400, 2 * now + 90_000]
    : kind === "years"
      ? [now + 5]
      : [0, now + 0.5];
}

/** Cases with none, some or all of the facts on the page given. */
const cases = fc
  .constantFrom(...(Object.keys(inputs) as (keyof typeof inputs)[]))
  .chain((question) =>
    fc.record({
      question: fc.constant(question),
      inputs: inputs[question] as fc.Arbitrary<object>,
      picks: fc.array(whole(0, 999), { minLength: 50, maxLength: 50 }),
      share: fc.constantFrom(0, 5, 9, 10, 10),
    }),
  )
  .map(({ picks, share, ...asked }): Case => {
    let facts: Record<string, FactValue> = {};
    // An answer may bring up further facts, which are given in a second round.
    for (let round = 0; round < 2; round++) {
      const open = answerOfCase({ ...asked, facts }).facts.filter(({ assumed }) => assumed);
      for (const [at, fact] of open.entries()) {
        const pick = picks[at % picks.length] ?? 0;
        const values = [fact.value, ...valuesOf(fact)].filter((value) => value !== null);
        const value = values[pick % values.length];
        if (pick % 10 < share && value !== undefined) facts = { ...facts, [fact.id]: value };
      }
    }
    return { ...asked, facts };
  });

/** Returns a verdict without its certainty as text, with amounts rounded as limits are. */
const said = ({ verdict: { confidence: _, otherwise: __, missing: ___, ...own } }: Answer) =>
  JSON.stringify(own, (_, value: unknown) =>
    typeof value === "number" ? Number(value.toPrecision(4)) : value,
  );

const numberIn = (text: string) =>
  Number(
    plain(text)
      .replace(/(\d),(\d{3})/g, "$1$2")
      .replace(/(\d),(\d{3})/g, "$1$2")
      .replace(/[^\d.,]/g, "")
      .replace(",", "."),
  );
const shownNumbers = (answer: Answer) =>
  languages.map((words) => numberIn(words.verdict(answer).parts.number));

test("a checked verdict stays, whatever value an assumed fact takes", () => {
  let checked = 0;
  forAll([cases], runs, (each) => {
    const answer = answerOfCase(each);
    if (answer.verdict.confidence !== "checked") return;
    checked += 1;
    for (const fact of answer.facts.filter(({ assumed }) => assumed)) {
      for (const value of valuesOf(fact)) {
        const other = answerOf({ ...each, facts: { ...each.facts, [fact.id]: value } });
        expect(other.verdict.id, `${fact.id}: ${value}`).toBe(answer.verdict.id);
        expect(said(other), `${fact.id}: ${value}`).toBe(said(answer));
      }
    }
  });
  expect(checked).toBeGreaterThan(runs.numRuns / 10);
});

test("the effect of a fact is another sentence than the verdict, in both languages", () => {
  forAll([cases], runs, (each) => {
    const answer = answerOfCase(each);
    const { question, facts, verdict } = answer;
    for (const fact of facts.filter(({ effect }) => effect !== null)) {
      const { effect } = fact;
      if (!effect) continue;
      const asItIs = { ...fact, effect: { ...effect, verdict } };
      for (const words of languages) {
        const shown = words.fact(fact, question).effect;
        expect(shown).not.toBe("");
        expect(shown).not.toBe(words.fact(asItIs, question).effect);
      }
    }
  });
});

/** Matches an amount that is saved or lost, and the time over which it is. */
const gains = [
  {
    words: english,
    amount:
      /((?<!\p{L})(sav(e|ed|es|ing)|gain(s|ed)?|los(e|es|t))|ahead|worth about|less interest)(?!\p{L}).*\$|\$[\d,.]+ (more over|saved|gained|less than)/u,
    time: /(over|after) \d|by then|by (its|your) term's end|by the end of your term|until/i,
  },
  {
    words: french,
    amount:
      /(économi|gagn|perdre|rapporte|coûterait|coûte environ|représente).*\d \$|\$ (d’économie|gagnés|de plus en|d’intérêts de moins)/u,
    time: /(en|sur|après|mêmes) \d|d’ici|avant l’échéance|fin du terme|jusqu’|changer (maintenant )?coûte(rait)? /i,
  },
];

test("every amount that is saved or lost names its time, in verdict, hinge and effects", () => {
  const timeless = new Set<string>();
  forAll([cases], runs, (each) => {
    const answer = answerOfCase(each);
    for (const { words, amount, time } of gains) {
      const { sentence, hinge } = words.verdict(answer);
      const effects = answer.facts.map((fact) => words.fact(fact, answer.question).effect);
      for (const text of [sentence, hinge, ...effects].map(plain)) {
        if (amount.test(text) && !time.test(text)) timeless.add(text);
      }
    }
  });
  expect([...timeless]).toEqual([]);
});

describe("the number shown satisfies the limit that is named", () => {
  test("of a price", () => {
    forAll([inputs.affordability], runs, (asked) => {
      const answer = affordabilityInsight.answer(asked);
      const { limit, price } = answer.lender;
      if (!/^(fits|shop-up-to|stop-below)$/.test(answer.verdict.id)) return;
      for (const shown of shownNumbers(answer)) {
        expect(shown).toBeLessThanOrEqual(price + 0.005);
        expect(shown).toBeGreaterThan(price * 0.99);
        const minimum = minimumDownPayment({ price: shown });
        expect(minimum).toBeLessThanOrEqual(asked.downPayment + 0.01);
        if (limit.id === "insurance-cap") expect(shown).toBeLessThan(limit.cap.value);
      }
    });
  });

  test("of a down payment", () => {
    forAll([inputs["closing-fees"]], runs, (asked) => {
      const answer = closingFeesInsight.answer(asked as never);
      const { short } = answer.lender;
      if (!short) return;
      for (const shown of shownNumbers(answer)) {
        expect(shown).toBeGreaterThanOrEqual(short.minimum.value - 0.005);
      }
    });
  });

  test("of a charge at which changing now is best", () => {
    let named = 0;
    forAll([inputs.refinance, fc.constantFrom(6, 24, 48)], runs, (asked, monthsRemaining) => {
      const answer = refinanceInsight.answer(asked, { monthsRemaining });
      for (const words of languages) {
        const text = plain(words.verdict(answer).hinge);
        const charge = /^(?:At a charge of|Si l’indemnité est d’au plus) (\D*[\d, ]+\d)/.exec(text);
        if (!charge) continue;
        named += 1;
        const chargeKnown = numberIn(charge[1] ?? "");
        const { verdict } = refinanceInsight.answer(asked, { monthsRemaining, chargeKnown });
        expect(verdict.id).toBe("change-now");
      }
    });
    expect(named).toBeGreaterThan(runs.numRuns / 10);
  });
});

test("with a new home the cash names tax and rebate, or says that the price includes them", () => {
  const given = fc.record({
    newHomeTax: fc.constantFrom("included", "credited", "claimed"),
    occupancy: fc.constantFrom("owner", "second-home"),
    ownedHome: fc.constantFrom("never", "recently"),
  });
  forAll([inputs["closing-fees"], given], runs, (asked, facts) => {
    const purchase = { ...asked, downPayment: asked.homePrice / 4 };
    const given = { ...facts, newlyBuilt: true };
    const { bridge, notes } = countClosingFees(caseOf(closingFeesInsight, purchase, given));
    const texts = languages.map((words) => plain(notes.map(words.note).join(" ")));
    if (facts.newHomeTax === "included") {
      expect(texts[0]).toMatch(/price includes the sales tax/);
      expect(texts[1]).toMatch(/prix du constructeur comprend les taxes/);
    } else {
      expect(bridge.find(({ id }) => id === "new-home-tax")?.amount).toBeGreaterThan(0);
      expect(texts[0]).toMatch(/\$[\d,.]+ of (GST|HST)/);
      expect(texts[0]).toMatch(/rebate|none of it comes back/);
      expect(texts[1]).toMatch(/\$ de (TPS|TVH)/);
      expect(texts[1]).toMatch(/remboursement|rien n’est remboursé/);
    }
  });
});

test("offers of different length are never checked while the later rate is unsaid", () => {
  let turning = 0;
  forAll([inputs.renewal], runs, (asked) => {
    const answer = renewalInsight.answer(asked as never);
    const lengths = new Set(asked.offers.map(({ termYears }) => termYears));
    if ([...lengths].every((length) => length === asked.renewalTerm)) return;
    expect(answer.verdict.confidence).toBe("depends");
    const { laterRate } = answer.lender;
    if (!laterRate) return;
    turning += 1;
    const winnerAt = (rateAfter: number) => {
      const { facts, on } = caseOf(renewalInsight, asked, { rateAfter });
      const { now, later } = compareRenewal(asked, facts, on);
      const best = later && (!now || later.gain > now.gain) ? later : now;
      return best && best.gain > 0 ? (best.choice.offer?.name ?? "") : null;
    };
    expect(winnerAt(Math.max(0, laterRate.rate - 0.01))).toBe(laterRate.below);
    expect(winnerAt(laterRate.rate + 0.01)).toBe(laterRate.above);
  });
  expect(turning).toBeGreaterThan(runs.numRuns / 25);
});
