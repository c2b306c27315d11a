import type { Answer, ExplanationStep, RuleUsed } from "@mortgage-kit/calculator-engine/insight";
import type { ResultWords } from "../../language/resultWords.en.ts";
import { type ExportedResult, type ExportPart, endOf } from "../exportParts.ts";
import { loansOf, type ResultParts } from "../ResultParts.ts";
import type { NamedLoan } from "../schedule/NamedLoan.ts";
import { headingRow, textCell } from "./cells.ts";
import { enteredRows } from "./enteredRows.ts";
import { frequencyList } from "./frequencySheet.ts";
import { loanRows } from "./loanRows.ts";
import { namedCells } from "./namedCells.ts";
import { type Block, fixedRows, resultRows, resultSheet } from "./resultSheet.ts";
import { scheduleLength, scheduleSheet } from "./scheduleSheet.ts";
import { stepRows } from "./stepRows.ts";
import { type Cell, type Row, rangeOn, type Sheet, sheetNames, type Workbook } from "./Workbook.ts";
import type { WorkbookWords } from "./workbook.en.ts";

/** Explanation and loans from which an estimate can be recalculated. */
interface Recalculation {
  readonly explained: readonly ExplanationStep[];
  readonly loans: readonly NamedLoan[];
}

export function workingsOf(parts: ResultParts, answer: Answer): Recalculation {
  return { explained: parts.insight.explain(answer.inputs), loans: loansOf(parts, answer) };
}

export interface WorkbookSource extends ExportedResult, Recalculation {
  readonly rules: readonly RuleUsed[];
}

/** Returns a result as a workbook of formulas on input cells. Sentences do not recalculate. */
export function workbookOf(
  source: WorkbookSource,
  words: ResultWords,
  sheetWords: WorkbookWords,
): Workbook {
  const { title, day, parts, explained, loans } = source;
  const nameSheet = sheetNames();
  const [main, remarks] = [nameSheet(title), nameSheet(sheetWords.remarks)];
  const list = frequencyList(nameSheet(sheetWords.frequencies), words.frequencies.names);
  const cells = namedCells();
  const allFigures = (id: ExportPart["id"]) => parts.find((part) => part.id === id)?.figures ?? [];
  const chosen = loans.flatMap(({ from }) => (from?.preferred ? [from.preferred] : []));
  const choices = Object.fromEntries(chosen.map((id) => [id, list.names]));
  const entered = enteredRows(allFigures("entered"), { cells, choices, words: sheetWords });
  const { taken, steps } = stepRows(explained, cells, words, sheetWords);
  const results = resultRows(allFigures("result"), cells, sheetWords);
  const schedules = loans.map((loan) => {
    const name = nameSheet(sheetWords.schedule(loan.name));
    const last = 1 + scheduleLength(loan);
    const column = (letter: string) => rangeOn(name, `${letter}2`, `${letter}${last}`);
    const { rows, names } = loanRows(loan, { cells, list, words, sheetWords, column });
    return { name, rows, sheet: scheduleSheet({ name, loan, names }, words, sheetWords) };
  });
  const titles = words.export.parts;
  const facts = (id: "given" | "assumed") => ({
    title: titles[id],
    rows: fixedRows(allFigures(id), sheetWords),
  });
  const blocks = [
    { title: titles.entered, rows: entered.rows },
    { title: titles.result, rows: results },
    facts("given"),
    facts("assumed"),
    ...schedules.map(({ name, rows }) => ({ title: name, rows })),
    { title: words.explanation.title, rows: steps },
    { title: sheetWords.takenForGranted, rows: taken },
  ];
  // The first row of a schedule refers to every named cell that its other rows refer to.
  const followers = schedules.flatMap(({ sheet }) => sheet.rows.slice(0, 2));
  const followed = markUnusedAsFixed(blocks, followers);
  const { untouched } = entered;
  return {
    title,
    day,
    sheets: [
      resultSheet({ name: main, title, day, untouched, blocks: followed }, words, sheetWords),
      ...schedules.map(({ sheet }) => sheet),
      remarksSheet(remarks, source, words),
      ...(loans.length > 0 ? [list.sheet] : []),
    ],
  };
}

const names = /[\p{L}_][\p{L}\p{N}_]*/gu;

/** Makes input cells that no formula uses look static. */
function markUnusedAsFixed(blocks: readonly Block[], followers: readonly Row[]): readonly Block[] {
  const rows = [...blocks.flatMap((block) => block.rows), ...followers];
  const formulas = rows.flat().map((cell) => cell?.formula ?? "");
  const used = new Set(formulas.flatMap((formula) => formula.match(names) ?? []));
  const isIdle = ({ role, name = "" }: Cell) => role === "input" && !used.has(name);
  const shown = (cell: Cell | null) =>
    cell && isIdle(cell) ? ({ ...cell, role: "fixed" } as const) : cell;
  return blocks.map((block) => ({ ...block, rows: block.rows.map((row) => row.map(shown)) }));
}

/** Returns a sheet of the remarks about the original inputs, which do not recalculate. */
function remarksSheet(
  name: string,
  { title, day, parts, rules, ...source }: WorkbookSource,
  words: ResultWords,
): Sheet {
  const { export: exportWords, lender, engineWords } = words;
  const since = ({ effectiveFrom, source }: RuleUsed) =>
    `${lender.inForce(engineWords.format.date(effectiveFrom))} ${source}`;
  const texts = (lines: readonly string[]) => lines.map((line) => [textCell(line, "text")]);
  return {
    name,
    widths: [100],
    frozenRows: 1,
    rows: [
      [textCell(title, "title")],
      ...texts([exportWords.workedOut(engineWords.format.date(day))]),
      ...parts
        .filter((part) => part.texts.length > 0)
        .flatMap((part) => [[], headingRow(part.title), ...texts(part.texts)]),
      [],
      headingRow(lender.rules),
      ...texts(rules.map((rule) => `${engineWords.rule(rule)}. ${since(rule)}`)),
      [],
      ...texts(endOf(source, words)),
    ],
  };
}
