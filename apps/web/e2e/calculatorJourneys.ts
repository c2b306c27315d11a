import type { CalculatorId } from "@mortgage-kit/calculators";
import type { Page } from "@playwright/test";
import { untilFontsLoaded, untilHydrated } from "./hydration.ts";

/** Answers to a step's fields by label, and the invalid values of each field that must block the step. */
export interface StepJourney {
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

/** Journeys by calculator id, without their paths. */
const journeysById: Readonly<Record<CalculatorId, Omit<Journey, "path">>> = {
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
  "home-income": {
    vector: "home-income-typical",
    headline: { figure: "incomeByRule", as: "dollars" },
    calculateLabel: "Calculate",
    untouched: { "Home price": "" },
    steps: [
      { answers: { "Home price": "650000" }, refused: { "Home price": notPositive } },
      {
        answers: { "Down payment": "130000" },
        refused: {
          "Down payment": ["", "0", "-1", "650000"],
          "Interest rate": notPositive,
          "Length of the mortgage": notPositive,
        },
      },
      {
        answers: { "Monthly debt payments": "300" },
        refused: { "Monthly debt payments": negative },
      },
    ],
  },
  "fixed-or-variable": {
    vector: "fixed-or-variable-typical",
    headline: { figure: "variableSaves", as: "dollars" },
    calculateLabel: "Calculate",
    untouched: { "Mortgage amount": "" },
    steps: [
      {
        answers: { "Mortgage amount": "400000" },
        refused: { "Mortgage amount": notPositive, "Years until it is paid off": notPositive },
      },
      {
        answers: {
          "Five-year fixed rate that you are offered": "4.09",
          "Variable rate that you are offered": "3.7",
        },
        refused: {
          "Five-year fixed rate that you are offered": notPositive,
          "Variable rate that you are offered": notPositive,
        },
      },
    ],
  },
  leaving: {
    vector: "leaving-published-pair",
    headline: { figure: "threeMonthsInterest", as: "dollars" },
    calculateLabel: "Calculate",
    untouched: { "Mortgage balance": "", "Years until it is paid off": "" },
    steps: [
      {
        answers: {
          "Mortgage balance": "280000",
          "Present interest rate": "3.64",
          "Years until it is paid off": "22",
        },
        refused: {
          "Mortgage balance": notPositive,
          "Present interest rate": notPositive,
          "Years until it is paid off": notPositive,
        },
      },
      {
        answers: { "Months left of the present term": "42" },
        refused: { "Months left of the present term": [...negative, "121"] },
      },
    ],
  },
  renewal: {
    vector: "renewal-switch",
    headline: { figure: "renewalSavings", as: "dollars" },
    calculateLabel: "Calculate",
    untouched: { "Mortgage balance": "", "Years until it is paid off": "" },
    steps: [
      {
        answers: {
          "Mortgage balance": "300000",
          "Years until it is paid off": "20",
          "Present interest rate": "2.5",
        },
        refused: {
          "Mortgage balance": notPositive,
          "Years until it is paid off": notPositive,
          "Present interest rate": notPositive,
        },
      },
      {
        answers: { "Months left of the present term": "0", "Rate your lender offers": "4.79" },
        refused: {
          "Months left of the present term": negative,
          "Charge for leaving early": negative,
          "Rate your lender offers": notPositive,
          "Length of that term": notPositive,
        },
      },
      // Other offers are optional: the lender's renewal letter is enough.
      { answers: { "Other offer 1": "Broker" }, refused: {} },
      {
        answers: { "Interest rate": "4.29", Fees: "1000" },
        refused: {
          "Interest rate": notPositive,
          "Length of the term": notPositive,
          "Cash back": negative,
          Fees: negative,
        },
      },
    ],
  },
};

/** Returns the path of a calculator's page. */
const pathOf = (id: string) => `/resources/${id}-calculator`;

export const journeys: readonly Journey[] = Object.entries(journeysById).map(([id, journey]) => ({
  path: pathOf(id),
  ...journey,
}));

/** Returns the journey through a calculator. */
export function journeyOf(id: CalculatorId): Journey {
  return { path: pathOf(id), ...journeysById[id] };
}

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Opens a calculator and waits until it is hydrated and all of its files have arrived. */
export async function openCalculator(page: Page, path: string) {
  // Opening the address of the page again would be a reload, which keeps a result.
  if (new URL(page.url()).pathname === path) await page.goto("about:blank");
  const lastToArrive = page.waitForResponse(/writers-[\w-]+\.js$/);
  await page.goto(path);
  await lastToArrive;
  await untilHydrated(page);
  await untilFontsLoaded(page);
}

export async function answer(page: Page, { answers }: StepJourney) {
  for (const [label, value] of Object.entries(answers)) await field(page, label).fill(value);
}

/** Answers all steps, up to the result. */
export async function complete(page: Page, { steps, calculateLabel }: Journey) {
  for (const [index, step] of steps.entries()) {
    await answer(page, step);
    const label = index === steps.length - 1 ? calculateLabel : "Next";
    await page.getByRole("button", { name: label, exact: true }).click();
  }
}
