import type { ExplanationStep, Formula } from "@mortgage-kit/calculator-engine/insight";
import { words as engineWords } from "@mortgage-kit/calculator-engine/words/en";
import { expect, test } from "vitest";
import { namedCells } from "./namedCells.ts";
import { stepRows } from "./stepRows.ts";
import { workbookWordsEn } from "./workbook.en.ts";

const price = { kind: "figure", id: "homePrice", value: 500_000, unit: "dollars" } as const;
const tax = { kind: "figure", id: "landTransferTax", value: 6_475, unit: "dollars" } as const;
const balance = {
  kind: "figure",
  id: "debts.balance",
  of: "Visa",
  value: 9,
  unit: "dollars",
} as const;
const plus = { kind: "symbol", symbol: "+" } as const;

const step = (
  id: "landTransferTax" | "cashRequired" | "totalClosingCosts",
  formula: Formula,
  liveFormula?: null,
): ExplanationStep => ({
  kind: "sum",
  id,
  value: 1,
  unit: "dollars",
  formula,
  ...(liveFormula === null && { liveFormula }),
});

function formulasOf(steps: readonly ExplanationStep[], known: readonly string[]) {
  const cells = namedCells();
  for (const key of known) cells.add(key, key);
  const rows = stepRows(steps, cells, { engineWords }, workbookWordsEn);
  return { ...rows, formulas: rows.steps.map(([, cell]) => cell?.formula ?? null) };
}

test("A step that uses a fixed figure is fixed too", () => {
  const { formulas, taken } = formulasOf(
    [
      step("landTransferTax", [price], null),
      step("totalClosingCosts", [tax, plus, price]),
      step("cashRequired", [price, plus, price]),
    ],
    ["homePrice"],
  );
  expect(formulas).toEqual([null, null, "homePrice+homePrice"]);
  expect(taken).toEqual([]);
});

test("A figure of a list without a row index matches no row", () => {
  expect(formulasOf([step("cashRequired", [balance])], ["debts.balance.0"]).formulas).toEqual([
    null,
  ]);
  const first = { ...balance, row: 0 };
  expect(formulasOf([step("cashRequired", [first])], ["debts.balance.0"]).formulas).toEqual([
    "debts_balance_0",
  ]);
});
