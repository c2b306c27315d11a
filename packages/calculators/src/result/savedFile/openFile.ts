import type { CalculatorView } from "../../CalculatorView.ts";
import type { Host } from "../../Host.tsx";
import { type Shared, shareFragment } from "../shareLink/shareLink.ts";
import { keepOtherCalculations } from "./otherCalculations.ts";
import { checkedCalculation, readSavedFile, type SavedCalculation } from "./savedFile.ts";

/** Message about a file that was opened or refused. */
export interface FileNews<Inputs> {
  readonly title: string;
  readonly text: string;
  /** Numbers to show; `null` if the file was refused or has none for this calculator. */
  readonly shared: Shared<Inputs> | null;
  /** Private links to the other calculators whose numbers the file holds. */
  readonly others: readonly { readonly title: string; readonly href: string }[];
}

type Calculators = Host["calculators"];

/** Reads a saved file for a calculator. Returns its numbers with a message in the calculator's language. */
export async function openFile<Inputs, Result>(
  file: Blob,
  view: CalculatorView<Inputs, Result>,
  calculators: Calculators,
): Promise<FileNews<Inputs>> {
  const { language, calculator } = view;
  const { savedFile: words } = await language.loadResultWords();
  const refused = (text: string) => ({ title: words.refused, text, shared: null, others: [] });
  const read = await readSavedFile(file);
  if (typeof read === "string") return refused(words.reasons[read]);
  const own = read.calculations.find((each) => each.calculator === calculator.id);
  const rest = read.calculations.filter((each) => each.calculator !== calculator.id);
  const others = linksTo(rest, calculators);
  if (!own) {
    keepOtherCalculations(rest);
    if (others.length === 0) return refused(words.unknownCalculator);
    return { title: words.otherCalculators, text: words.addedTo, shared: null, others };
  }
  const checked = checkedCalculation(view, own);
  if (checked === null) return refused(words.unusable);
  if ("issue" in checked) {
    const issue = (await view.loadEngineWords()).issue(checked.issue);
    const which = checked.label === null ? issue : language.wizard.missing(checked.label, issue);
    return refused(`${words.unusable} ${which}`);
  }
  keepOtherCalculations(rest);
  const day = read.savedOn ? `${words.savedOn(language.format.date(read.savedOn))} ` : "";
  return {
    title: words.opened,
    text: `${day}${words.openedText}${others.length > 0 ? ` ${words.others}` : ""}`,
    shared: checked,
    others,
  };
}

function linksTo(calculations: readonly SavedCalculation[], calculators: Calculators) {
  return calculations.flatMap(({ calculator, inputs, given }) => {
    const known = calculators.find(({ id }) => id === calculator);
    return known
      ? [{ title: known.title, href: known.href + shareFragment({ inputs, given }) }]
      : [];
  });
}
