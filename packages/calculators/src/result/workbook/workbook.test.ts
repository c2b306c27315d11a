import { readXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import { exampleInputs } from "../../../testing/exampleInputs.ts";
import { exampleWorkbooks } from "../../../testing/exampleWorkbooks.ts";
import { calculatorIds, languageCodes } from "../../calculators.ts";
import { makeWorkbook } from "../export/writers.ts";
import { formatFigure } from "../Figure.ts";
import type { Cell, Workbook } from "./Workbook.ts";

const everyCell = ({ sheets }: Workbook) =>
  sheets.flatMap(({ rows }) => rows.flat()).filter((cell): cell is Cell => cell !== null);

const bytesOf = async (...source: Parameters<typeof makeWorkbook>) =>
  new Uint8Array(await (await makeWorkbook(...source)).arrayBuffer());

const all = calculatorIds.flatMap((id) => languageCodes.map((code) => ({ id, code })));

describe.each(all)("the workbook of $id in $code", async ({ id, code }) => {
  const { words, source, workbook } = await exampleWorkbooks(id, code);
  const { typical: usual, ...odd } = exampleInputs[id];
  const entered = source(usual).parts.find((part) => part.id === "entered")?.figures ?? [];

  test("has a named cell for every input, beside its label", () => {
    const [main] = workbook(usual).sheets;
    const numbers = entered.flatMap(({ label, value, parts }) =>
      (parts ?? [{ label: "", value }]).map((part) => ({
        label: parts ? `${label}, ${part.label}` : label,
        value: part.value,
      })),
    );
    for (const { label, value } of numbers) {
      const [, cell] = main?.rows.find(([first]) => first?.value === label) ?? [];
      if (typeof value === "string") expect(cell?.value).toBe(value);
      else {
        const share = value.unit === "percent" ? 100 : 1;
        expect(Number(cell?.value) * share).toBeCloseTo(value.value, 9);
        expect(cell?.name).toMatch(/^[\p{L}_]/u);
      }
    }
  });

  test("has a formula for every result figure that has a step", () => {
    const { parts, explained } = source(usual);
    const [main] = workbook(usual).sheets;
    const cellsBeside = (text: string) =>
      main?.rows.flatMap(([first, cell]) => (first?.value === text && cell ? [cell] : [])) ?? [];
    for (const { id, explainedBy: sameAs = id, label, value } of parts.flatMap(
      ({ figures }) => figures,
    )) {
      const step = explained.find((each) => each.id === sameAs);
      if (step?.kind !== "sum" || typeof value === "string") continue;
      const isLive = cellsBeside(words.engineWords.step(step).label).some(({ formula }) => formula);
      const [cell] = cellsBeside(label);
      expect(Boolean(cell?.formula), label).toBe(isLive);
      expect(cell?.value).toBe(value.value);
    }
  });

  test("gives each name to one cell, ignoring case", () => {
    for (const inputs of [usual, ...Object.values(odd)]) {
      const names = everyCell(workbook(inputs)).flatMap(({ name }) => name?.toLowerCase() ?? []);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test("contains only numbers and texts, for any inputs", () => {
    for (const inputs of [usual, ...Object.values(odd)]) {
      const unusable = everyCell(workbook(inputs)).filter(
        ({ value, formula = "" }) =>
          (typeof value === "number" && !Number.isFinite(value)) ||
          /NaN|Infinity|undefined/.test(formula) ||
          formula.length >= 8192,
      );
      expect(unusable).toEqual([]);
    }
  });

  test("starts with the page's figures and the texts beside them", async () => {
    const { sheets } = await readXlsx(await bytesOf(source(usual), words));
    const texts = sheets.flatMap(({ rows }) => rows.flat()).map(String);
    for (const part of source(usual).parts) {
      for (const text of part.texts) expect(texts).toContain(text);
    }
    const [headline] = source(usual).parts.find((part) => part.id === "result")?.figures ?? [];
    const row = sheets[0]?.rows.find(([first]) => first === headline?.label);
    const shown = headline && typeof headline.value !== "string" ? headline.value : null;
    const value = shown && { ...shown, value: Number(row?.[1]) };
    const { format } = words.engineWords;
    expect(value && formatFigure(value, format)).toBe(shown && formatFigure(shown, format));
  });
});

test("A name that starts like a formula is written as text", async () => {
  const { words, source } = await exampleWorkbooks("debt-consolidation", "en");
  const { typical: usual } = exampleInputs["debt-consolidation"];
  const name = '=HYPERLINK("https://example.example","Visa")';
  const debts = usual.debts.map((debt) => ({ ...debt, name }));
  const { sheets } = await readXlsx(await bytesOf(source({ ...usual, debts }), words), {
    readStyles: true,
  });
  const [main] = sheets;
  const at = main?.rows.findIndex(([first]) => String(first).startsWith(name)) ?? -1;
  expect(main?.rows[at]?.[0]).toBe(`${name}, Balance`);
  const cell = main?.cells?.get(`${at},0`);
  expect(cell?.formula).toBeUndefined();
  // Editing the cell does not turn it into a formula either.
  expect(cell?.style?.numFmt).toBe("@");
});

test("If there are too many debts for a formula, their total is a number", async () => {
  const { workbook } = await exampleWorkbooks("debt-consolidation", "en");
  const { typical: usual } = exampleInputs["debt-consolidation"];
  const [card] = usual.debts;
  const debts = Array.from({ length: 400 }, (_, at) => ({ ...card, id: String(at + 1) }));
  const cells = everyCell(workbook({ ...usual, debts }));
  for (const { formula } of cells) expect(formula?.length ?? 0).toBeLessThan(8192);
  const total = cells.find(({ name }) => name === "Total_balance");
  expect(total).toMatchObject({ role: "fixed" });
});
