import type { ExplanationStep, SumStep } from "@mortgage-kit/calculator-engine/insight";
import type { ResultWords } from "../../language/resultWords.en.ts";
import { numberRow } from "./cells.ts";
import { figureKey, type NamedCells } from "./namedCells.ts";
import type { Row } from "./Workbook.ts";
import type { WorkbookWords } from "./workbook.en.ts";
import { type FigureToken, writeCellFormula } from "./writeCellFormula.ts";

/** Returns the formula that holds for any inputs, or `null` if there is none. */
const formulaOf = ({ formula, liveFormula }: SumStep) =>
  liveFormula === undefined ? formula : liveFormula;

/**
 * Returns the explanation as cells with formulas over earlier cells. Steps that hold only for the
 * entered inputs, and steps that depend on them, keep the page's figures.
 */
export function stepRows(
  explained: readonly ExplanationStep[],
  cells: NamedCells,
  { engineWords }: Pick<ResultWords, "engineWords">,
  words: WorkbookWords,
) {
  const sums = explained.filter((step): step is SumStep => step.kind === "sum");
  const found = new Set(sums.map(figureKey));
  // Figures of the formulas that are neither inputs nor results of a step.
  const taken: Row[] = [];
  const isUsable = (figure: FigureToken) => {
    const key = figureKey(figure);
    if (cells.of(key)) return true;
    // A figure of a list without a row index could belong to any row.
    return !found.has(key) && !cells.of(figureKey({ id: figure.id, row: 0 }));
  };
  const take = (figure: FigureToken) => {
    const { value, unit } = figure;
    const label = engineWords.heading(engineWords.figure(figure));
    const name = cells.add(label, figureKey(figure));
    taken.push(numberRow({ label, value, unit, role: "input", name }, words));
    return name;
  };
  const steps = sums.map((step) => {
    const live = formulaOf(step);
    const isLive = live?.every((token) => token.kind !== "figure" || isUsable(token));
    const nameOf = (figure: FigureToken) => cells.of(figureKey(figure)) ?? take(figure);
    const formula = live && isLive ? writeCellFormula(live, nameOf) : null;
    const { label, formula: note } = engineWords.step(step);
    const name = formula ? cells.add(label, figureKey(step)) : cells.add(label);
    const { value, unit } = step;
    const role = formula ? "figure" : "fixed";
    return numberRow({ label, value, unit, role, name, formula, note }, words);
  });
  return { taken, steps };
}
