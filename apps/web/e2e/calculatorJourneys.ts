import { readFileSync } from "node:fs";
import { type CalculatorOf, type Field, stepsOf } from "@mortgage-kit/calculator-engine";
import { insights } from "@mortgage-kit/calculator-engine/insight";
import type { CalculatorId, CalculatorView } from "@mortgage-kit/calculators";
import { en } from "@mortgage-kit/calculators/define";
import type { Page } from "@playwright/test";
import { untilFontsLoaded, untilHydrated } from "./hydration.ts";
import { firstExampleOf } from "./workedExample.ts";

/** Answers to a step's fields by label, and the invalid values of each field that must block the step. */
interface StepJourney {
  readonly answers: Readonly<Record<string, string>>;
  readonly refused: Readonly<Record<string, readonly string[]>>;
}

export interface Journey {
  readonly path: string;
  readonly vector: string;
  /** The result's headline figure and its format. */
  readonly headline: { readonly figure: string; readonly as: "cents" | "dollars" };
  readonly steps: readonly StepJourney[];
  readonly calculateLabel: string;
  /** Initial values of the first step's fields. */
  readonly untouched: Readonly<Record<string, string>>;
}

const wrong = { "not positive": ["", "0", "-1"], negative: ["", "-1"] };

type PathlessJourney = Omit<Journey, "path">;

/**
 * Journey that the specification describes, or one with a list of rows. Refused values are a list, or have a
 * name. A renewal's other offers may be empty: the lender's letter is enough.
 */
interface WrittenJourney extends Omit<PathlessJourney, "steps"> {
  readonly steps: readonly {
    readonly answers: StepJourney["answers"];
    readonly refused: Readonly<Record<string, keyof typeof wrong | readonly string[]>>;
  }[];
}

const written: Readonly<Partial<Record<CalculatorId, WrittenJourney>>> = JSON.parse(
  readFileSync(new URL("journeys.json", import.meta.url), "utf8"),
);

const withValues = (journey: WrittenJourney): PathlessJourney => ({
  ...journey,
  steps: journey.steps.map(({ answers, refused }) => ({
    answers,
    refused: Object.fromEntries(
      Object.entries(refused).map(([label, values]) => [
        label,
        typeof values === "string" ? wrong[values] : values,
      ]),
    ),
  })),
});

const valueIn = (values: unknown, name: string) =>
  String((values as Readonly<Record<string, unknown>>)[name] ?? "");

/** Returns values that a form must refuse by the requirement of a field. */
function refusedBy({ rule }: Field, inputs: unknown): readonly string[] {
  if ("below" in rule) return [...wrong["not positive"], valueIn(inputs, rule.below)];
  if (!("max" in rule)) return [];
  const tooLarge = rule.max < 10_000 ? [String(rule.max + 1)] : [];
  return [...(rule.isAbove || rule.min > 0 ? wrong["not positive"] : wrong.negative), ...tooLarge];
}

/** Returns the English view of a calculator by the name of its folder. */
export async function englishView(name: string): Promise<CalculatorView> {
  const { [`${name}View`]: view } = await import(`@mortgage-kit/calculators/view/${name}`);
  const forms = await import(`@mortgage-kit/calculator-engine/form/en/${name}`);
  return view(forms[`${name}FormEnglish`], en);
}

/** Derives the journey of a calculator from its fields, its words and its first worked example. */
async function derivedJourney(id: CalculatorId): Promise<PathlessJourney> {
  const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const view = await englishView(name);
  const calculator: CalculatorOf<unknown, unknown> = view.calculator;
  const { id: vector, inputs } = firstExampleOf(name);
  const { id: figure, value } = view.summarize(calculator.calculate(inputs), inputs).headline;
  const fields: Readonly<Record<string, Field>> = calculator.fields;
  const asked = stepsOf(calculator).map((step) =>
    (step as readonly string[]).flatMap((name) => {
      const field = fields[name] as Field;
      const { label } = (view.fields as Readonly<Record<string, { label: string }>>)[name] ?? {};
      const refused = refusedBy(field, inputs);
      return label && refused.length > 0 ? [{ name, label, field, refused }] : [];
    }),
  );
  return {
    vector,
    headline: {
      figure,
      as: typeof value !== "string" && value.as === "cents" ? "cents" : "dollars",
    },
    calculateLabel: view.calculateLabel,
    untouched: Object.fromEntries(
      (asked[0] ?? []).map(({ name, label }) => [label, valueIn(calculator.defaults, name)]),
    ),
    steps: asked.map((step) => ({
      answers: Object.fromEntries(
        step.flatMap(({ name, label, field }) =>
          field.default === undefined ? [[label, valueIn(inputs, name)]] : [],
        ),
      ),
      refused: Object.fromEntries(step.map(({ label, refused }) => [label, refused])),
    })),
  };
}

const pathOf = (id: string) => `/resources/${id}-calculator`;

export const journeys: readonly Journey[] = await Promise.all(
  (Object.keys(insights) as CalculatorId[]).map(async (id) => {
    const journey = written[id];
    return { path: pathOf(id), ...(journey ? withValues(journey) : await derivedJourney(id)) };
  }),
);

export function journeyOf(id: CalculatorId): Journey {
  const found = journeys.find(({ path }) => path === pathOf(id));
  if (!found) throw new Error(`There is no calculator "${id}".`);
  return found;
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Opens a calculator and waits until it is hydrated and all of its files have arrived. */
export async function openCalculator(page: Page, path: string) {
  // Opening the address of the page again would be a reload, which keeps a result.
  if (new URL(page.url()).pathname === path) await page.goto("about:blank");
  const lastToArrive = page.waitForResponse(/\wResult-[\w-]+\.js$/);
  await page.goto(path);
  await lastToArrive;
  await untilHydrated(page);
  await untilFontsLoaded(page);
}

export async function answer(page: Page, { answers }: StepJourney) {
  for (const [label, value] of Object.entries(answers)) await field(page, label).fill(value);
}

export async function complete(page: Page, { steps, calculateLabel }: Journey) {
  for (const [index, step] of steps.entries()) {
    await answer(page, step);
    const label = index === steps.length - 1 ? calculateLabel : "Next";
    await page.getByRole("button", { name: label, exact: true }).click();
  }
}
