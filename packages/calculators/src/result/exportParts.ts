import type { Fact } from "@mortgage-kit/calculator-engine/insight";
import type { HostBrokerage } from "../Host.tsx";
import type { ResultWords } from "../language/resultWords.en.ts";
import type { Answered } from "./Answered.ts";
import { entered, enteredAnswers } from "./enteredAnswers.ts";
import {
  allFigures,
  estimateFigure,
  formatFigure,
  lenderFigure,
  type ResultFigure,
} from "./Figure.ts";

export interface ExportPart {
  readonly id:
    | "verdict"
    | "result"
    | "entered"
    | "given"
    | "assumed"
    | "advice"
    | "laws"
    | "assumptions";
  readonly title: string;
  readonly figures: readonly ResultFigure[];
  readonly texts: readonly string[];
}

/** Returns the contents of a result in the order in which it is printed, copied and saved. */
export function exportParts(
  { view, inputs, summary, answer, verdict }: Answered,
  words: ResultWords,
): readonly ExportPart[] {
  const { engineWords, estimate, export: exportWords } = words;
  const { sentence, hinge, because, usesLimit, whatToDo } = verdict;
  const limit = engineWords.limit(answer.lender.limit);
  const { advice, notes } = summary;
  const laws = answer.lender.notes
    .filter(({ id }) => id.startsWith("laws-"))
    .map((note) => engineWords.note(note));
  const facts = (isMeant: (fact: Fact) => boolean) =>
    answer.facts.filter(isMeant).map((fact) => factFigure(fact, answer.question, words));
  const part = (
    id: ExportPart["id"],
    ...items: readonly (ResultFigure | string)[]
  ): ExportPart => ({
    id,
    title: exportWords.parts[id],
    figures: items.filter((item) => typeof item !== "string"),
    texts: items.filter((item) => typeof item === "string").filter(Boolean),
  });
  const parts = [
    part(
      "verdict",
      ...[sentence, hinge, because, usesLimit ? "" : limit, whatToDo.summary],
      ...whatToDo.advice.map(({ label, text }) => words.pair(label, text)),
      ...answer.rates.map((rate) => engineWords.rate(rate)),
    ),
    part("result", ...resultFigures(summary, answer, words)),
    part("entered", ...enteredAnswers(view, inputs)),
    part("given", ...facts(({ assumed }) => !assumed)),
    part("assumed", ...facts(({ assumed, decides }) => assumed && decides)),
    part("advice", advice ? estimate.says(advice.text) : ""),
    part("laws", ...laws),
    part("assumptions", ...view.assumptions, ...(notes?.texts ?? [])),
  ];
  return parts.filter(({ figures, texts }) => figures.length + texts.length > 0);
}

/** Returns a fact as a figure: its question, the value that was used, and whether it was assumed. */
export function factFigure(
  fact: Fact,
  question: string,
  { engineWords, export: words }: ResultWords,
): ResultFigure {
  const { ask, value } = engineWords.fact(fact, question);
  const isNumber = typeof fact.value === "number";
  return {
    id: `fact.${fact.id}`,
    label: ask.replace(/[\s\u00a0]?\?$/, ""),
    value: isNumber ? entered({ kind: fact.kind, label: ask }, fact.value) : value,
    ...(fact.assumed && { note: words.assumed }),
  };
}

/** Returns the estimate's figure and the lender's under their labels, then the other figures. */
export function resultFigures(
  summary: Answered["summary"],
  answer: Answered["answer"],
  { engineWords, lender: words }: ResultWords,
): readonly ResultFigure[] {
  const labels = engineWords.labels(answer.question, answer.lender.estimate.id);
  const estimate = estimateFigure(summary, answer);
  const lender = lenderFigure(summary, answer, labels.lender) ?? {
    id: "lender",
    label: labels.lender,
    value: words.none,
  };
  const others = allFigures(summary).filter(({ id }) => id !== estimate.id);
  return [{ ...estimate, label: labels.estimate }, lender, ...others];
}

export function linesOf(
  { figures, texts }: ExportPart,
  { pair, engineWords }: ResultWords,
): readonly string[] {
  const lineOf = ({ label, value, note }: ResultFigure) =>
    pair(label, formatFigure(value, engineWords.format)) +
    (note ? ` (${note.charAt(0).toLowerCase()}${note.slice(1)})` : "");
  return [...figures.map(lineOf), ...texts];
}

/** Returns a result's lines as a message has them, without titles; the verdict's sentence is the first. */
export const messageLines = (
  parts: readonly ExportPart[],
  words: ResultWords,
): readonly string[] => [
  ...new Set(
    parts.filter(({ id }) => id !== "assumptions").flatMap((part) => linesOf(part, words)),
  ),
];

/** Returns a result in a few lines: its verdict, its rate, what it assumes, its day, and `end`. */
export function shortText(answered: Answered, words: ResultWords, end: string): string {
  const { verdict, answer, on } = answered;
  const { engineWords, export: exportWords, pair } = words;
  const assumed = exportParts(answered, words).find(({ id }) => id === "assumed");
  const values = assumed?.figures.map(({ note: _, ...figure }) => figure) ?? [];
  return [
    ...[verdict.sentence, verdict.hinge, verdict.whatToDo.summary],
    ...answer.rates.map((rate) => engineWords.rate(rate)),
    assumed && pair(assumed.title, linesOf({ ...assumed, figures: values }, words).join("; ")),
    exportWords.workedOut(engineWords.format.date(on)),
    end,
  ]
    .filter(Boolean)
    .join("\n");
}

export interface ExportedResult {
  readonly title: string;
  readonly parts: readonly ExportPart[];
  /** ISO date of the rules with which it was worked out, such as 2026-11-21. */
  readonly day: string;
  readonly brokerage: HostBrokerage | undefined;
  /** Address that opens the result again; `null` without one. */
  readonly link: string | null;
}

export function signature({ name, licence, phone }: HostBrokerage): string {
  return [name, licence, phone].filter(Boolean).join(" · ");
}

/** Returns what ends a result: its caveat, the brokerage, and the address that opens it again. */
export const endOf = (
  { brokerage, link }: Pick<ExportedResult, "brokerage" | "link">,
  { export: words, pair }: ResultWords,
): readonly string[] => [
  words.caveat,
  ...(brokerage ? [signature(brokerage)] : []),
  ...(link ? [pair(words.openAgain, link)] : []),
];

export function exportText(
  { title, parts, day, brokerage, link }: ExportedResult,
  words: ResultWords,
): string {
  const blocks = parts.map((part) => [
    part.title,
    ...linesOf(part, words).map((line) => `- ${line}`),
  ]);
  const end = endOf({ brokerage, link }, words);
  return [[`${title}, ${words.engineWords.format.date(day)}`], ...blocks, end]
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}
