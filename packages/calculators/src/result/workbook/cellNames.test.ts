import { expect, test } from "vitest";
import { cellNames } from "./namedCells.ts";
import { sheetNames } from "./Workbook.ts";

test.each([
  ["Interest rate", "Interest_rate"],
  ["Taux d’intérêt", "Taux_d_intérêt"],
  ["R", "_R"],
  ["R1C1", "_R1C1"],
  ["Tax 2024", "Tax_2024"],
  ["TAX2024", "_TAX2024"],
  ["2nd mortgage", "_2nd_mortgage"],
  ["=1+1", "_1_1"],
  ["«»", "_"],
])("A cell labelled %j gets the name %s", (label, name) => {
  expect(cellNames()(label)).toBe(name);
});

test("Cell names are unique, ignoring case", () => {
  const name = cellNames();
  expect([name("Visa"), name("VISA"), name("visa")]).toEqual(["Visa", "VISA_2", "visa_3"]);
});

test("Sheet names are unique, short and without forbidden characters", () => {
  const name = sheetNames();
  const long = "Anticonstitutionnellementissimement";
  expect([name("Rent/Buy [1]?"), name(long), name(long), name("'quoted'")]).toEqual([
    "Rent Buy  1",
    long.slice(0, 31),
    `${long.slice(0, 29)} 2`,
    "quoted",
  ]);
});
