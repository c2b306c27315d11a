import type { CalculatorView } from "../../CalculatorView.ts";
import { type CalculatorId, calculators } from "../../calculators.ts";
import { exampleHost } from "../../exampleHost.ts";
import type { LanguageCode } from "../../language/Language.ts";
import { takeawayParts } from "../takeaway/takeawayParts.ts";
import { workbookWordsEn } from "./workbook.en.ts";
import { workbookWordsFr } from "./workbook.fr.ts";
import { type WorkbookSource, workbookOf } from "./workbookOf.ts";

const said = { en: workbookWordsEn, fr: workbookWordsFr };

/** Makes workbooks of a calculator's results as its page would, for tests. */
export async function exampleWorkbooks(id: CalculatorId, code: LanguageCode) {
  const view = (await calculators[id][code]()) as CalculatorView<unknown, unknown>;
  const insight = await view.loadInsight();
  if (!insight) throw new Error(`${id} says nothing of its results.`);
  const { words } = insight;
  const source = (inputs: unknown): WorkbookSource => {
    const result = view.calculator.calculate(inputs);
    const summary = view.summarize(result, inputs);
    const judged = insight.judge({ inputs, result, summary, judgement: null }, {});
    return {
      title: view.title,
      day: "2026-11-21",
      brokerage: exampleHost.brokerage,
      parts: takeawayParts({ ...judged, view }, words),
      ...insight.workings(inputs),
    };
  };
  return {
    view,
    words,
    source,
    workbook: (inputs: unknown) => workbookOf(source(inputs), words, said[code]),
  };
}
