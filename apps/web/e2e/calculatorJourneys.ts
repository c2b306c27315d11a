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

const notPositive = ["", "0", "-1"];
const negative = ["", "-1"];

type PathlessJourney = Omit<Journey, "path">;

/** Journeys that the specification describes, and those with a list of rows. */
const written: Readonly<Partial<Record<CalculatorId, PathlessJourney>>> = {
  affordability: {
    vector: "affordability-typical",
    headline: { figure: "maxPrice", as: "dollars" },
    calculateLabel: "Calculate",
    untouched: { "Yearly household income": "" },
    steps: [
      {
        answers: { "Yearly household income": "120000" },
        refused: { "Yearly household income": notPositive },
      },
      {
        answers: { "Monthly debt payments": "500" },
        refused: { "Monthly debt payments": negative },
      },
      {
        answers: { "Down payment": "80000" },
        refused: { "Down payment": negative, "Interest rate": notPositive },
      },
    ],
  },
  payment: {
    vector: "payment-typical",
    headline: { figure: "monthly", as: "cents" },
    calculateLabel: "Calculate",
    untouched: { "Mortgage amount": "" },
    steps: [
      { answers: { "Mortgage amount": "300000" }, refused: { "Mortgage amount": notPositive } },
      {
        answers: {},
        refused: { "Interest rate": notPositive, "Length of the mortgage": notPositive },
      },
    ],
  },
  refinance: {
    vector: "refinance-beneficial",
    headline: { figure: "monthlySavings", as: "cents" },
    calculateLabel: "Calculate",
    untouched: { "Current mortgage balance": "" },
    steps: [
      {
        answers: { "Current mortgage balance": "350000" },
        refused: { "Current mortgage balance": notPositive },
      },
      {
        answers: { "Current interest rate": "6.5", "New interest rate": "4.75" },
        refused: { "Current interest rate": notPositive, "New interest rate": notPositive },
      },
      {
        answers: { "Years remaining": "20", "Closing costs": "3500" },
        refused: { "Years remaining": notPositive, "Closing costs": negative },
      },
    ],
  },
  "rent-vs-buy": {
    vector: "rent-vs-buy-renting",
    headline: { figure: "savings", as: "dollars" },
    calculateLabel: "Calculate",
    untouched: { "Home price": "" },
    steps: [
      { answers: { "Home price": "650000" }, refused: { "Home price": notPositive } },
      {
        answers: { "Down payment": "130000" },
        refused: { "Down payment": negative, "Interest rate": notPositive },
      },
      {
        answers: { "Monthly rent": "2600" },
        refused: { "Monthly rent": notPositive, "Years you plan to stay": notPositive },
      },
    ],
  },
  "debt-consolidation": {
    vector: "debt-consolidation-one-card",
    headline: { figure: "monthlySavings", as: "cents" },
    calculateLabel: "Calculate",
    untouched: { "Debt 1": "Credit Card" },
    steps: [
      { answers: { "Debt 1": "Credit Card" }, refused: { "Debt 1": ["", "   "] } },
      { answers: { Balance: "20000" }, refused: { Balance: notPositive } },
      {
        answers: { "Monthly payment": "500", "Interest rate": "20" },
        refused: {
          "Monthly payment": notPositive,
          "Interest rate": notPositive,
          "New interest rate": notPositive,
          "New length": notPositive,
        },
      },
    ],
  },
  "closing-fees": {
    vector: "closing-fees-ontario-10",
    headline: { figure: "cashRequired", as: "dollars" },
    calculateLabel: "Calculate Fees",
    untouched: { "Home price": "" },
    steps: [
      { answers: { "Home price": "500000" }, refused: { "Home price": notPositive } },
      {
        answers: { "Down payment": "50000" },
        refused: { "Down payment": ["", "0", "-1", "500000", "500001"] },
      },
    ],
  },
  renewal: {
    vector: "renewal-switch",
    headline: { figure: "renewalSavings", as: "dollars" },
    calculateLabel: "Calculate",
    untouched: { "Mortgage balance": "", "Rate your lender offers": "" },
    steps: [
      {
        answers: {
          "Mortgage balance": "300000",
          "Present interest rate": "2.5",
          "Rate your lender offers": "4.79",
          "Months left of the present term": "0",
        },
        refused: {
          "Mortgage balance": notPositive,
          "Present interest rate": notPositive,
          "Rate your lender offers": notPositive,
          "Months left of the present term": negative,
        },
      },
      // Other offers are optional: the lender's renewal letter is enough.
      {
        answers: { "Other offer 1": "Broker", "Interest rate": "4.29", Fees: "1000" },
        refused: {
          "Years until it is paid off": notPositive,
          "Term your lender offers": notPositive,
          "Interest rate": notPositive,
          "Length of the term": notPositive,
          "Cash back": negative,
          Fees: negative,
        },
      },
    ],
  },
};

const valueIn = (values: unknown, name: string) =>
  String((values as Readonly<Record<string, unknown>>)[name] ?? "");

/** Returns values that a form must refuse by the requirement of a field. */
function refusedBy({ rule }: Field, inputs: unknown): readonly string[] {
  if ("below" in rule) return [...notPositive, valueIn(inputs, rule.below)];
  if (!("max" in rule)) return [];
  const tooLarge = rule.max < 10_000 ? [String(rule.max + 1)] : [];
  return [...(rule.isAbove || rule.min > 0 ? notPositive : negative), ...tooLarge];
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
  (Object.keys(insights) as CalculatorId[]).map(async (id) => ({
    path: pathOf(id),
    ...(written[id] ?? (await derivedJourney(id))),
  })),
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
