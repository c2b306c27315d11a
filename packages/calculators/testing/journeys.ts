import { type CalculatorOf, type Field, stepsOf } from "@mortgage-kit/calculator-engine";
import { insights, type QuestionId } from "@mortgage-kit/calculator-engine/insight";
import vectors from "@mortgage-kit/calculator-engine/vectors/estimates.json" with { type: "json" };
import type { CalculatorWords } from "@mortgage-kit/calculator-engine/words";
import type { LanguageCode } from "../src/language/Language.ts";
import { wizardWordsEn } from "../src/language/wizardWords.en.ts";
import { wizardWordsFr } from "../src/language/wizardWords.fr.ts";
import refusedValues from "./refusedValues.json" with { type: "json" };

/** Answers to a step's fields by label, and the invalid values of each field that must block the step. */
interface StepJourney {
  readonly answers: Readonly<Record<string, string>>;
  readonly refused: Readonly<Record<string, readonly string[]>>;
}

/** Way through a calculator's questions to its result. */
export interface Journey {
  readonly id: QuestionId;
  readonly steps: readonly StepJourney[];
  readonly nextLabel: string;
  readonly calculateLabel: string;
  /** Initial values of the first step's fields. */
  readonly untouched: Readonly<Record<string, string>>;
}

/** Place of a calculator: a page of the site, a frame of another site, or a tag on it. */
interface Place {
  getByLabel(label: string, options: { exact: boolean }): { fill(value: string): Promise<void> };
  getByRole(role: "button", options: { name: string; exact: boolean }): { click(): Promise<void> };
}

export async function answer(place: Place, { answers }: StepJourney): Promise<void> {
  for (const [label, value] of Object.entries(answers))
    await place.getByLabel(label, { exact: true }).fill(value);
}

/** Answers a calculator's questions and asks for its result, wherever the calculator is. */
export async function complete(place: Place, journey: Journey): Promise<void> {
  for (const [at, step] of journey.steps.entries()) {
    await answer(place, step);
    const name = at === journey.steps.length - 1 ? journey.calculateLabel : journey.nextLabel;
    await place.getByRole("button", { name, exact: true }).click();
  }
}

/** Returns the name of a question's folder and function: `closingFees`. */
export const folderOf = (id: QuestionId) =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the first worked example of a question. */
export function exampleOf(id: QuestionId) {
  const example = vectors.find(({ call }) => call === folderOf(id));
  if (!example) throw new Error(`vectors/estimates.json has no example that calls ${id}.`);
  return example;
}

/** Returns the text of a value; of a list's column, in the first row. */
function valueIn(values: unknown, name: string): string {
  const [field = "", column] = name.split(".");
  const value = Object(values)[field];
  return String((column ? value?.[0]?.[column] : value) ?? "");
}

const wrong = { "not positive": ["", "0", "-1"], negative: ["", "-1"] };

/** Refused values of each step's fields, as the specification has them: a list, or its name. */
const specified: Readonly<
  Partial<Record<string, readonly Readonly<Record<string, string | readonly string[]>>[]>>
> = refusedValues;

/** Returns values that a form must refuse by the requirement of a field. */
function refusedBy({ rule }: Field, inputs: unknown): readonly string[] {
  if ("below" in rule) return [...wrong["not positive"], valueIn(inputs, rule.below)];
  if (!("max" in rule)) return [];
  const tooLarge = rule.max < 10_000 ? [String(rule.max + 1)] : [];
  return [...(rule.isAbove || rule.min > 0 ? wrong["not positive"] : wrong.negative), ...tooLarge];
}

type Form = Pick<CalculatorWords<Readonly<Record<string, Field>>>, "calculate"> & {
  readonly fields: Readonly<Record<string, { readonly label: string }>>;
  readonly rows?: Readonly<Record<string, { numbered(position: number): string }>>;
};

async function formOf(id: QuestionId, code: LanguageCode): Promise<Form> {
  const name = folderOf(id);
  const words = await import(`@mortgage-kit/calculator-engine/form/${code}/${name}`);
  return words[`${name}Form${code === "en" ? "English" : "French"}`];
}

/**
 * Returns the journey through a calculator with these inputs; with those of its first worked example by
 * default. A field that begins with its answer is left as it is, and so is a choice.
 */
export async function journeyOf(
  id: QuestionId,
  code: LanguageCode = "en",
  inputs: object = exampleOf(id).inputs,
): Promise<Journey> {
  const calculator: CalculatorOf<unknown, unknown> = insights[id].calculator as never;
  const { fields, rows, calculate } = await formOf(id, code);
  const steps = stepsOf(calculator).map((step) =>
    (step as readonly string[]).flatMap((name) => {
      const field = (calculator.fields as Readonly<Record<string, Field>>)[name];
      const [list = ""] = name.split(".");
      const isTyped = field && ("max" in field.rule || "below" in field.rule || list !== name);
      // The name of a row has the row's label.
      const label = name.endsWith(".name") ? rows?.[list]?.numbered(1) : fields[name]?.label;
      const [value, initial] = [valueIn(inputs, name), valueIn(calculator.defaults, name)];
      return isTyped && label ? [{ field, label, value, initial }] : [];
    }),
  );
  const english = code === "en" ? specified[id] : undefined;
  const wizard = code === "en" ? wizardWordsEn : wizardWordsFr;
  return {
    id,
    nextLabel: wizard.next,
    calculateLabel: calculate ?? wizard.calculate,
    untouched: Object.fromEntries((steps[0] ?? []).map(({ label, initial }) => [label, initial])),
    steps: steps.map((step, at) => ({
      answers: Object.fromEntries(
        step.flatMap(({ label, value, initial }) => (value === initial ? [] : [[label, value]])),
      ),
      refused: Object.fromEntries(
        Object.entries(
          english?.[at] ??
            Object.fromEntries(step.map(({ label, field }) => [label, refusedBy(field, inputs)])),
        ).map(([label, values]) => [label, wrong[values as keyof typeof wrong] ?? values]),
      ),
    })),
  };
}
