import type { Field } from "@mortgage-kit/calculator-engine";
import { rulesCheckedOn } from "@mortgage-kit/calculator-engine/canada";
import { type PlaceSettings, readPlace } from "@mortgage-kit/calculator-engine/canada/place";
import {
  type Insight,
  insights,
  type QuestionId,
  type Verdict,
} from "@mortgage-kit/calculator-engine/insight";
import { exampleInputs } from "@mortgage-kit/calculators/testing/exampleInputs.ts";

export interface Question {
  readonly id: QuestionId;
  readonly lang: "en" | "fr";
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly place: PlaceSettings;
  /** The place as the facts that this question asks for. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Differences between the three versions of each question. */
const versions = [
  { factor: 1, lang: "en", place: { province: "ON" } },
  { factor: 0.6, lang: "fr", place: { province: "NS", municipality: "halifax" } },
  { factor: 2.5, lang: "en", place: { province: "BC" } },
] as const;

const isAmount = (field: Field | undefined) => field?.rule.kind === "dollars";

/** Every calculator's question with three sizes of amounts, in three places. */
export const thirtyQuestions: readonly Question[] = (Object.keys(insights) as QuestionId[]).flatMap(
  (id) =>
    versions.map(({ factor, lang, place }) => {
      const fields = insights[id].calculator.fields as Readonly<Record<string, Field>>;
      const scaled = (values: object, list = ""): Record<string, unknown> =>
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            isAmount(fields[list + name]) ? value * factor : value,
          ]),
        );
      const inputs = Object.entries(scaled(exampleInputs[id].typical)).map(([name, value]) => {
        if (Array.isArray(value)) return [name, value.map((row) => scaled(row, `${name}.`))];
        return [name, name === "province" ? place.province : value];
      });
      return { id, lang, place, ...withFacts(id, Object.fromEntries(inputs), place) };
    }),
);

function withFacts(id: QuestionId, inputs: Question["inputs"], place: PlaceSettings) {
  const insight = insights[id] as unknown as Insight<unknown, unknown, object, Verdict>;
  const { facts } = insight.answer(
    inputs,
    {},
    { on: rulesCheckedOn, preset: readPlace(place).facts },
  );
  const asked = new Set(facts.map((fact) => fact.id));
  const known = Object.entries(readPlace(place).facts).filter(([fact]) => asked.has(fact));
  return { inputs, facts: Object.fromEntries(known) };
}
