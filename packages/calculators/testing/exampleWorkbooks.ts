import type { CalculatorView } from "../src/CalculatorView.ts";
import { type CalculatorId, calculators } from "../src/calculators.ts";
import type { LanguageCode } from "../src/language/Language.ts";
import { exportParts } from "../src/result/exportParts.ts";
import { loadResult } from "../src/result/useLoadedResult.ts";
import { workbookWordsEn } from "../src/result/workbook/workbook.en.ts";
import { workbookWordsFr } from "../src/result/workbook/workbook.fr.ts";
import { type WorkbookSource, workbookOf, workingsOf } from "../src/result/workbook/workbookOf.ts";
import { exampleAnswered } from "./exampleAnswered.ts";
import { exampleHost } from "./exampleHost.ts";

const workbookWords = { en: workbookWordsEn, fr: workbookWordsFr };

/** Makes workbooks of a calculator's results as its page would, for tests. */
export async function exampleWorkbooks(id: CalculatorId, code: LanguageCode) {
  const view = (await calculators[id][code]()) as CalculatorView;
  const loaded = await loadResult(view);
  if (!loaded) throw new Error(`${id} has only its estimate.`);
  const { words, parts } = loaded;
  const made = new Map<unknown, WorkbookSource>();
  const make = (inputs: unknown): WorkbookSource => {
    const answered = exampleAnswered(view, loaded, inputs);
    return {
      title: view.title,
      day: "2026-11-21",
      brokerage: exampleHost.brokerage,
      link: "https://brokerage.example/payment#v3=e30",
      parts: exportParts(answered, words),
      rules: answered.answer.lender.rulesUsed,
      ...workingsOf(parts, answered.answer),
    };
  };
  /** Returns the source of a workbook, which is worked out once for the same inputs. */
  const source = (inputs: unknown) => {
    const known = made.get(inputs) ?? make(inputs);
    made.set(inputs, known);
    return known;
  };
  return {
    view,
    words,
    source,
    workbook: (inputs: unknown) => workbookOf(source(inputs), words, workbookWords[code]),
  };
}
