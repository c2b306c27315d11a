import { amortizationSchedule, extraPayments } from "@mortgage-kit/calculator-engine/canada";
import { beforeAll, describe, expect, test } from "vitest";
import { changedInputs } from "../../../testing/changedInputs.ts";
import { exampleInputs } from "../../../testing/exampleInputs.ts";
import { exampleWorkbooks } from "../../../testing/exampleWorkbooks.ts";
import { recalculate, sofficePath } from "../../../testing/recalculate.ts";
import { calculatorIds, languageCodes } from "../../calculators.ts";
import type { Cell, Workbook } from "./Workbook.ts";
import { writeWorkbook } from "./writeWorkbook.ts";

const money = '"$"#,##0.00';

/** Returns the workbook after typing other numbers into it, before recalculation. */
function typedInto(workbook: Workbook, typed: ReadonlyMap<string, Cell["value"]>): Workbook {
  const change = (cell: Cell): Cell => {
    const value = cell.role === "input" && cell.name ? typed.get(cell.name) : undefined;
    return value === undefined ? cell : { ...cell, value };
  };
  const sheets = workbook.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) => row.map((cell) => cell && change(cell))),
  }));
  return { ...workbook, sheets };
}

/** Returns the value of each named cell. */
function namedValues({ sheets }: Workbook): ReadonlyMap<string, Cell["value"]> {
  const cells = sheets.flatMap(({ rows }) => rows.flat());
  return new Map(cells.flatMap((cell) => (cell?.name ? [[cell.name, cell.value]] : [])));
}

/** Returns the names of the schedule sheets: those after the first that contain formulas. */
const scheduleNames = ({ sheets: [, ...others] }: Workbook) =>
  others.filter(({ rows }) => rows.flat().some((cell) => cell?.formula)).map(({ name }) => name);

interface Case {
  readonly name: string;
  readonly file: string;
  readonly typed: Workbook;
  /** Workbook with the expected values of the named cells and the schedules. */
  readonly expected: Workbook;
}

async function casesOf(id: (typeof calculatorIds)[number], code: "en" | "fr"): Promise<Case[]> {
  const { view, source, workbook } = await exampleWorkbooks(id, code);
  const { typical: usual } = exampleInputs[id];
  const choices = source(usual).loans.flatMap(({ from }) => from?.preferred ?? []);
  const schedules = scheduleNames(workbook(usual));
  // Other numbers may lead to other loans, or to the same that begin on another day, none of which has a
  // schedule in the workbook.
  const begins = new Map(source(usual).loans.map(({ name, from }) => [name, from?.principal]));
  const changes = changedInputs(view, usual, choices).filter(
    ({ inputs }) =>
      schedules.length === 0 ||
      (scheduleNames(workbook(inputs)).some((name) => schedules.includes(name)) &&
        source(inputs).loans.every(
          ({ name, from }) => !begins.has(name) || begins.get(name) === from?.principal,
        )),
  );
  if (changes.length < 2) throw new Error(`${id} can hardly be changed in its workbook.`);
  const [first, last] = [changes.slice(0, 1), changes.slice(-1)];
  const inEnglish = process.env.RELEASE ? changes : last;
  return (code === "en" ? inEnglish : first).map(({ name, inputs }) => {
    const expected = workbook(inputs);
    return {
      name: `${id} in ${code}, ${name}`,
      file: `${id}-${code}-${name.replaceAll(" ", "-")}`,
      typed: typedInto(workbook(usual), namedValues(expected)),
      expected,
    };
  });
}

const everyCase = calculatorIds.flatMap((id) => languageCodes.map((code) => casesOf(id, code)));
const cases = sofficePath ? (await Promise.all(everyCase)).flat() : [];

if (!sofficePath) test.skip("LibreOffice is not installed, so no workbook is recalculated");

describe.skipIf(!sofficePath)("a workbook recalculated by LibreOffice", () => {
  let found: Awaited<ReturnType<typeof recalculate>>;
  const extra = { withEachPayment: 200, onceAYear: 5_000 };

  beforeAll(async () => {
    const files = new Map<string, Uint8Array>();
    for (const { file, typed } of cases) files.set(file, await writeWorkbook(typed, money));
    const { workbook } = await exampleWorkbooks("payment", "en");
    const tried = new Map([
      ["Mortgage_extra_with_each_payment", extra.withEachPayment],
      ["Mortgage_extra_once_a_year", extra.onceAYear],
    ]);
    const paid = typedInto(workbook(exampleInputs.payment.typical), tried);
    files.set("extra", await writeWorkbook(paid, money));
    found = await recalculate(sofficePath ?? "", files);
  }, 300_000);

  test.each(cases)(
    "equals the engine's numbers after a change: $name",
    ({ file, typed, expected }) => {
      const sheets = found.get(file) ?? [];
      const values = namedValues(expected);
      let compared = 0;
      typed.sheets.forEach(({ name, rows }, at) => {
        const schedule = expected.sheets.find((sheet) => sheet.name === name && at > 0);
        rows.forEach((row, rowAt) => {
          row.forEach((cell, column) => {
            if (!cell?.formula || (!cell.name && !schedule)) return;
            // Other numbers may lead to another loan, whose cells have other names.
            if (cell.name && !values.has(cell.name)) return;
            compared += 1;
            const value = cell.name
              ? values.get(cell.name)
              : schedule?.rows[rowAt]?.[column]?.value;
            const place = `${name} ${rowAt + 1}, ${column + 1}: ${cell.formula}`;
            expectSame(sheets[at]?.rows[rowAt]?.[column], value, place);
          });
        });
      });
      // Leaving has three formulas that its first sheet names, and no schedule.
      expect(compared).toBeGreaterThanOrEqual(3);
    },
  );

  test("equals the engine's schedule with extra payments", () => {
    const terms = {
      ...{ principal: 300_000, annualRate: 5.5, amortizationYears: 25 },
      roundToCent: true,
    } as const;
    const { schedule } = extraPayments({ ...terms, compounding: "monthly", ...extra });
    const rows = found.get("extra")?.[1]?.rows ?? [];
    expect(schedule.rows.length).toBeLessThan(amortizationSchedule(terms).rows.length);
    for (const { number, interest, principal, balance } of schedule.rows) {
      const expected = [number, interest + principal, interest, principal, balance];
      expected.forEach((value, column) => {
        expectSame(rows[number]?.[column], value, `${number}, ${column}`);
      });
    }
    expect(rows[schedule.rows.length + 1]?.[0] || "").toBe("");
  });
});

/** Compares numbers to the cent, texts and empty cells exactly. */
function expectSame(found: unknown, expected: Cell["value"] | undefined, place: string) {
  if (typeof expected !== "number") return expect(found ?? "", place).toBe(expected);
  const room = Math.max(0.005, Math.abs(expected) * 1e-12);
  expect(Math.abs(Number(found) - expected), `${place} is ${found}, not ${expected}`).toBeLessThan(
    room,
  );
}
