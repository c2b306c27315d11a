import { rateClasses, rateFor, ratePurposes } from "@mortgage-kit/calculator-engine/canada";
import { insights } from "@mortgage-kit/calculator-engine/insight";
import { describe, expect, test } from "vitest";
import source from "../../brokerages/greater-simcoe/rates.json" with { type: "json" };
import starter from "../../brokerages/starter/rates.example.json" with { type: "json" };
import { wordsOf } from "../words.ts";
import { conditionsText } from "./conditionsText.ts";
import {
  currentRates,
  type PublishedRatesSource,
  publishedRatesSchema,
} from "./publishedRatesSchema.ts";
import { readConditions } from "./readConditions.ts";

const owner = { use: "owner", purposes: ["purchase", "switch"] };

test.each([
  [
    "Insured purchase or switch, owner-occupied, closing within the rate hold.",
    { class: "insured", ...owner },
  ],
  ["Achat ou transfert non assuré, propriétaire occupant.", { class: "uninsured", ...owner }],
  [
    "Insurable refinance of a home that is rented out.",
    { class: "insurable", purposes: ["refinance"], use: "rental" },
  ],
  ["Closed, adjustable payment: the big banks' prime of 4.45% less 0.90.", { prime: 4.45 }],
  ["Fermé : taux préférentiel des grandes banques de 4,45 % moins 0,90.", { prime: 4.45 }],
  ["Ask us.", {}],
])("the sentence of an entry without data is read: %s", (sentence, conditions) => {
  expect(readConditions(sentence)).toEqual(conditions);
});

const published = publishedRatesSchema.parse(source as PublishedRatesSource);
const rates = currentRates(published, "2026-11-28");

test("the starter folder's example has an entry for each class, purpose and use", () => {
  const entries = starter.entries.map((entry) => ({ ...entry, day: "2026-12-01" }));
  const offered = currentRates(publishedRatesSchema.parse({ ...starter, entries }), "2026-12-01");
  for (const purpose of ratePurposes) {
    const classes = purpose === "refinance" ? (["uninsured"] as const) : rateClasses;
    for (const of of classes) expect(rateFor(offered, { class: of, purpose }).rate?.class).toBe(of);
    expect(rateFor(offered, { class: "uninsured", purpose, use: "rental" }).rate?.use).toBe(
      "rental",
    );
  }
});

test.each([
  [
    "en",
    "Uninsured purchase or switch, owner-occupied, the big banks’ prime of 4.45% less 0.65, held for 120 days.",
  ],
  [
    "fr",
    "Achat ou transfert non assuré, propriétaire occupant, taux préférentiel des grandes banques de 4,45\u00a0% moins 0,65, taux garanti 120\u00a0jours.",
  ],
] as const)("the sentence is written from the data: %s", (language, sentence) => {
  const { rate } = rateFor(rates, { kind: "variable", purpose: "switch" });
  expect(rate && conditionsText(rate, wordsOf(language), language)).toBe(sentence);
});

test("an entry whose conditions are incomplete keeps its sentence", () => {
  const [entry] = rates;
  const conditions = "Closed, adjustable payment.";
  expect(
    entry && conditionsText({ ...entry, use: undefined, conditions }, wordsOf("en"), "en"),
  ).toBe(conditions);
});

describe("the example's rates", () => {
  test("offer three to five for each kind of loan", () => {
    const groups = new Map<string, number>();
    for (const { class: of, use, purposes } of rates) {
      const group = `${of} ${use} ${purposes}`;
      groups.set(group, 1 + (groups.get(group) ?? 0));
    }
    expect([...groups.values()]).toEqual([5, 3, 3, 3, 3]);
  });

  test("count the variable ones from the calculator's prime", () => {
    const { facts } = insights["fixed-or-variable"].answer({
      ...{ loanAmount: 300_000, loanTerm: 25, fixedRate: 4.04, variableRate: 3.55 },
    });
    const prime = facts.find(({ id }) => id === "prime")?.value;
    for (const { kind, prime: of } of rates)
      expect(of).toBe(kind === "variable" ? prime : undefined);
  });
});
