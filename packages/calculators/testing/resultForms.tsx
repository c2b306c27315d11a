import type { PlaceSettings } from "@mortgage-kit/calculator-engine/canada/place";
import { readCase, writeCase } from "@mortgage-kit/calculator-engine/case";
import type { RuleUsed } from "@mortgage-kit/calculator-engine/insight";
import { readXlsx } from "hucre/xlsx";
import { renderToStaticMarkup } from "react-dom/server";
import { type CalculatorId, calculators } from "../src/calculators.ts";
import { HostProvider, placeFacts } from "../src/Host.tsx";
import type { LanguageCode } from "../src/language/Language.ts";
import { LanguageProvider } from "../src/language/LanguageProvider.tsx";
import { type Answered, caseOf } from "../src/result/Answered.ts";
import { LenderDetails } from "../src/result/explanation/LenderDetails.tsx";
import { TakeToAgent } from "../src/result/export/TakeToAgent.tsx";
import { makeWorkbook, workingsOf } from "../src/result/export/writers.ts";
import { exportParts } from "../src/result/exportParts.ts";
import { formatFigure, lenderFigure } from "../src/result/Figure.ts";
import { loadResult } from "../src/result/useLoadedResult.ts";
import { VerdictCard } from "../src/result/verdict/VerdictCard.tsx";
import { exampleAnswered } from "./exampleAnswered.ts";
import { exampleHost } from "./exampleHost.ts";

export interface Said {
  readonly sentence: string;
  readonly figure: string;
  /** First day and source of each rule, sorted. */
  readonly rules: readonly string[];
}

/** Returns what a result says on its page, by its private link and in its spreadsheet, for tests. */
export async function resultForms(
  id: CalculatorId,
  lang: LanguageCode,
  inputs: unknown,
  place: PlaceSettings,
) {
  const load = calculators[id][lang] as () => Promise<Parameters<typeof exampleAnswered>[0]>;
  const view = await load();
  const loaded = await loadResult(view);
  if (!loaded) throw new Error(`${id} has only its estimate.`);
  const { words, parts } = loaded;
  const { format } = words.engineWords;
  const answered = exampleAnswered(view, loaded, inputs, {}, placeFacts(place));
  const { question, lender } = answered.answer;
  const label = words.engineWords.labels(question, lender.estimate.id).lender;

  const writeFigure = (value: number | null) => {
    const figure = lenderFigure(answered.summary, answered.answer, label);
    if (value === null || typeof figure?.value !== "object") return words.lender.none;
    return formatFigure({ ...figure.value, value }, format);
  };
  const writeRules = (rules: readonly RuleUsed[]) => {
    const written = rules.map(
      ({ effectiveFrom, source }) =>
        `${words.lender.inForce(format.date(effectiveFrom))} ${source}`,
    );
    return [...new Set(written)].toSorted();
  };
  const said = ({ verdict, answer }: Answered): Said => ({
    sentence: verdict.sentence,
    figure: writeFigure(answer.lender.figure?.value ?? null),
    rules: writeRules(answer.lender.rulesUsed),
  });

  const exported = exportParts(answered, words);
  const page = renderToStaticMarkup(
    <HostProvider host={{ ...exampleHost, place }}>
      <LanguageProvider language={view.language} resultWords={words}>
        <VerdictCard answered={answered} heading={{ current: null }} />
        <LenderDetails {...answered} />
        <TakeToAgent title={view.title} day={answered.on} parts={exported} link={null} />
      </LanguageProvider>
    </HostProvider>,
  );

  const shared = readCase(writeCase(caseOf(answered)) ?? "", id);
  if (!shared) throw new Error(`${id}: its private link was refused.`);

  const source = {
    title: view.title,
    day: answered.on,
    brokerage: undefined,
    link: null,
    parts: exported,
  };
  const workbook = await makeWorkbook(
    { ...source, rules: lender.rulesUsed, ...workingsOf(parts, answered.answer) },
    words,
  );
  const { sheets } = await readXlsx(new Uint8Array(await workbook.arrayBuffer()));
  const rows = sheets.flatMap((sheet) => sheet.rows);
  const value = rows.find(([first]) => first === label)?.[1] ?? "";
  const [since = ""] = words.lender.inForce("|").split("|");
  const sources = rows.flatMap(([line]) => String(line ?? "").match(ruleLine(since)) ?? []);
  const spreadsheet: Said = {
    sentence: String(rows.flat().find((cell) => cell === answered.verdict.sentence)),
    figure: typeof value === "number" ? writeFigure(value) : String(value),
    rules: [...new Set(sources)].toSorted(),
  };
  return {
    ...{ page, spreadsheet, label, writeFigure, writeRules },
    rulesTitle: words.lender.rules,
    privateLink: said(exampleAnswered(view, loaded, shared.inputs, shared.given)),
  };
}

/** Matches the first day and the source at the end of a rule's line. */
const ruleLine = (since: string) => new RegExp(`${since}.* https?:\\S+$`);
