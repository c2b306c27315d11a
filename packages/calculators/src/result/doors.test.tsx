import { readCase, writeCase } from "@mortgage-kit/calculator-engine/case";
import type { DescribedFact, FactValue } from "@mortgage-kit/calculator-engine/insight";
import { insights } from "@mortgage-kit/calculator-engine/insight";
import { answerQuestion } from "@mortgage-kit/mcp-server/answerQuestion";
import { describeAnswer } from "@mortgage-kit/mcp-server/describeAnswer";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { exampleAnswered } from "../../testing/exampleAnswered.ts";
import { exampleHost } from "../../testing/exampleHost.ts";
import { exampleInputs } from "../../testing/exampleInputs.ts";
import type { CalculatorView } from "../CalculatorView.ts";
import { calculatorIds, calculators, languageCodes } from "../calculators.ts";
import { type Host, HostProvider } from "../Host.tsx";
import { LanguageProvider } from "../language/LanguageProvider.tsx";
import { type Answered, caseOf } from "./Answered.ts";
import { Sheet } from "./export/PrintSheet.tsx";
import { agentLines } from "./export/TakeToAgent.tsx";
import { exportParts, exportText, linesOf, messageLines, shortText } from "./exportParts.ts";
import { formatFigure, lenderFigure } from "./Figure.ts";
import { figuresFragment, figuresIn } from "./shareLink/sentFigures.ts";
import { type LoadedResult, loadResult } from "./useLoadedResult.ts";
import { workbookWordsEn } from "./workbook/workbook.en.ts";
import { workbookWordsFr } from "./workbook/workbook.fr.ts";
import { workbookOf, workingsOf } from "./workbook/workbookOf.ts";

const sheetWords = { en: workbookWordsEn, fr: workbookWordsFr };
const day = "2026-11-16";
const rates = [
  { years: 5, annualRate: 4.04, class: "insured", purposes: ["purchase", "switch"], day },
  { years: 5, annualRate: 4.34, class: "uninsured", day },
] as const;
const { brokerage, place } = exampleHost;
const link = "https://brokerage.example/#v3=e30";

const asText = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"');

/** Returns what each door says of a result, as plain text. */
function doorsOf(answered: Answered, { words, page }: LoadedResult) {
  const { view, verdict, on, parts: of, answer, inputs, facts } = answered;
  const { language } = view;
  const parts = exportParts(answered, words);
  const exported = { title: view.title, parts, brokerage, day: on, link };
  const drawn = (host: Host, node: React.ReactNode) =>
    asText(
      renderToStaticMarkup(
        <HostProvider host={host}>
          <LanguageProvider language={language} resultWords={words}>
            {node}
          </LanguageProvider>
        </HostProvider>,
      ),
    );
  const card = (
    <page.ResultCard answered={answered} heading={{ current: null }} startAgain={() => {}} />
  );
  const source = { ...exported, rules: answer.lender.rulesUsed, ...workingsOf(of, answer) };
  const rows = workbookOf(source, words, sheetWords[language.code]).sheets.flatMap((sheet) =>
    sheet.rows.map((row) => row.flatMap((cell) => cell?.value ?? []).join("\t")),
  );
  const lines = messageLines(parts, words).slice(1);
  const sent = { question: answer.question, language: language.code, title: view.title, asOf: on };
  const arrived = figuresIn(figuresFragment({ ...sent, verdict: verdict.sentence, lines }));
  const asked = {
    question: { id: answer.question, ...(inputs as object) },
    ...{ facts: facts.given, language: language.code, on },
  };
  const reply = answerQuestion.answer(withoutIds(asked), on, {
    place,
    rates: rates.map((rate) => ({ ...rate })),
  });
  return {
    lines: {
      copy: exportText(exported, words),
      message: agentLines(exported, words).join("\n"),
      "call-back": [arrived?.verdict, ...(arrived?.lines ?? [])].join("\n"),
      print: drawn(exampleHost, <Sheet {...{ answered, parts, link }} title={view.title} />),
      workbook: rows.join("\n"),
    },
    short: shortText(answered, words, link),
    page: drawn(exampleHost, card),
    embed: drawn({ ...exampleHost, calculators: [], isCompact: true }, card),
    assistant: { reply, text: describeAnswer(reply, language.code) },
    parts,
  };
}

/** Returns a question without the ids of its rows, which an assistant does not name. */
const withoutIds = (value: { question: object }) => ({
  ...value,
  question: Object.fromEntries(
    Object.entries(value.question).map(([name, rows]) => [
      name,
      Array.isArray(rows) ? rows.map(({ id: _, ...row }) => row) : rows,
    ]),
  ),
});

/** Returns a value that a fact can be given, chosen by a number from 0 to 1. */
function valueFor({ rule }: DescribedFact, pick: number): FactValue {
  if (rule.kind === "yesNo") return pick < 0.5;
  if ("options" in rule) return rule.options[Math.floor(pick * rule.options.length)] ?? null;
  if (!("max" in rule)) throw new Error(`A fact has no range: ${rule.kind}.`);
  const most = Math.min(rule.max, rule.kind === "dollars" ? 900_000 : 3);
  return rule.min + Math.round(pick * (most - rule.min) * 100) / 100;
}

describe.each(calculatorIds)("%s", (id) => {
  const definitions = Object.entries<DescribedFact>(insights[id].facts);
  // An assistant refuses names of more than 60 characters.
  const { smallest: _, largest: __, longNames: ___, ...examples } = exampleInputs[id];
  const pick = fc.double({ min: 0, max: 0.999, noNaN: true });
  const generated = fc.record({
    example: fc.constantFrom<object>(...Object.values(examples)),
    factor: fc.double({ min: 0.9, max: 1.1, noNaN: true }),
    picks: fc.array(pick, { minLength: definitions.length, maxLength: definitions.length }),
    share: fc.constantFrom(0, 0, 0.15),
  });

  test.each(languageCodes)("says one thing in every door: %s", async (code) => {
    const view = (await calculators[id][code]()) as CalculatorView;
    const loaded = await loadResult(view);
    if (!loaded) throw new Error(`${id} has only its estimate.`);
    const { words } = loaded;
    const { engineWords } = words;
    const mark = `(${words.export.assumed.toLowerCase()})`;
    fc.assert(
      fc.property(generated, ({ example, factor, picks, share }) => {
        const inputs = Object.fromEntries(
          Object.entries(example).map(([name, value]) => [
            name,
            typeof value === "number" && value > 1_000 ? Math.round(value * factor) : value,
          ]),
        );
        if (!view.calculator.accepts(inputs)) return;
        const stated = definitions
          .map(([fact, of], at) => [fact, valueFor(of, picks[at] ?? 0)] as const)
          .filter((_, at) => ((picks[at] ?? 0) * 997) % 1 < share);
        const preset = { province: "ON" };
        const answered = exampleAnswered(
          ...([view, loaded, inputs, Object.fromEntries(stated)] as const),
          ...([preset, rates] as const),
        );
        if (Object.keys(answered.refused).length > 0) return;
        const { verdict, answer } = answered;
        const doors = doorsOf(answered, loaded);
        const day = engineWords.format.date(answered.on);
        const used = answer.rates.map((rate) => engineWords.rate(rate));
        const marked = doors.parts.filter((part) => part.id === "assumed");
        const assumed = marked.flatMap((part) => linesOf(part, words));
        const told = doors.parts
          .filter(({ id }) => id === "given")
          .flatMap((part) => linesOf(part, words));
        const sentence = verdict.sentence.replace(/\.$/, "");
        for (const line of assumed) expect(line).toContain(mark);

        for (const line of told) expect(line).not.toContain(mark);
        for (const [door, text] of Object.entries(doors.lines)) {
          for (const line of [sentence, verdict.hinge, ...used]) expect(text, door).toContain(line);
        }
        for (const door of ["copy", "message", "call-back"] as const)
          expect(doors.lines[door].split(mark).length - 1, door).toBe(assumed.length);
        const { title } = marked[0] ?? {};
        const block = doors.lines.workbook
          .split("\n\n")
          .find((rows) => rows.startsWith(`${title}\n`));
        const printed = doors.lines.print.split(title ?? "\0")[1];
        for (const { label, value } of marked.flatMap(({ figures }) => figures)) {
          // The sheet says once, above them, that they are assumed.
          expect(printed).toContain(label + formatFigure(value, engineWords.format));
          expect(block).toContain(label);
        }
        const labels = engineWords.labels(answer.question, answer.lender.estimate.id);
        const lender = lenderFigure(answered.summary, answer, labels.lender);
        const figure = lender ? formatFigure(lender.value, engineWords.format) : words.lender.none;
        for (const door of ["copy", "message", "call-back", "print"] as const)
          expect(doors.lines[door], door).toContain(figure);
        for (const line of [verdict.sentence, day, ...used]) expect(doors.short).toContain(line);
        for (const door of ["page", "embed"] as const) {
          for (const said of [sentence, verdict.hinge]) expect(doors[door], door).toContain(said);
        }

        const { reply, text } = doors.assistant;
        expect([reply.verdict?.sentence, reply.refusal].join()).toContain(verdict.sentence);
        expect(reply.figure?.value ?? null).toBe(answer.lender.figure?.value ?? null);
        for (const line of used) expect(text).toContain(line);
        const ids = reply.verdict?.facts.filter((fact) => fact.assumed && fact.decides);
        expect(ids?.map((fact) => `fact.${fact.id}`)).toEqual(
          marked.flatMap(({ figures }) => figures.map((one) => one.id)),
        );

        const opened = readCase(writeCase(caseOf(answered)) ?? "", id);
        const back = exampleAnswered(view, loaded, opened?.inputs, opened?.given, preset, rates);
        expect(messageLines(exportParts(back, words), words)).toEqual(
          messageLines(doors.parts, words),
        );
      }),
      { seed: 1, numRuns: 10, endOnFailure: true },
    );
  });
});
