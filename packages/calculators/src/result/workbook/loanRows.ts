import { paymentsPerYear } from "@mortgage-kit/calculator-engine";
import { amortizationSchedule, periodicRate } from "@mortgage-kit/calculator-engine/canada";
import type { Unit } from "@mortgage-kit/calculator-engine/insight";
import type { ResultWords } from "../resultWords.en.ts";
import { type NamedLoan, termsOf } from "../schedule/NamedLoan.ts";
import { numberRow, textCell } from "./cells.ts";
import type { FrequencyList } from "./frequencySheet.ts";
import type { NamedCells } from "./namedCells.ts";
import type { Row } from "./Workbook.ts";
import type { WorkbookWords } from "./workbook.en.ts";

export type TermNames = Readonly<Record<keyof WorkbookWords["terms"], string>>;

interface Options {
  readonly cells: NamedCells;
  readonly list: FrequencyList;
  readonly words: ResultWords;
  readonly sheetWords: WorkbookWords;
  /** Returns the range of a column of the schedule. */
  readonly column: (letter: string) => string;
}

/** Returns the first terms of a schedule, with the visitor's frequency if there is one. */
export function openingTerms(loan: NamedLoan) {
  const frequency = (loan.from?.preferred && loan.preferred) || "monthly";
  return { ...termsOf(loan), frequency } as const;
}

/** Returns the terms of a loan and the totals of its schedule, each in a named cell. */
export function loanRows(
  loan: NamedLoan,
  options: Options,
): { readonly rows: readonly Row[]; readonly names: TermNames } {
  const { cells, sheetWords } = options;
  const labels = mapTerms(sheetWords.terms, (term) => sheetWords.loan(loan.name, term));
  const names = mapTerms(labels, (label) => cells.add(label));
  const labelled = { labels, names };
  const rows = [...givenRows(loan, labelled, options), ...foundRows(loan, labelled, options)];
  return { rows, names };
}

interface Labelled {
  readonly labels: TermNames;
  readonly names: TermNames;
}

const mapTerms = (terms: TermNames, make: (text: string) => string) =>
  Object.fromEntries(Object.entries(terms).map(([term, text]) => [term, make(text)])) as TermNames;

/** Returns the rows of the terms: each repeats a cell of the result or is editable. */
function givenRows(
  loan: NamedLoan,
  { labels, names }: Labelled,
  { cells, list, words, sheetWords }: Options,
): readonly Row[] {
  const { from } = loan;
  const source = (id: string | undefined) => (id === undefined ? null : (cells.of(id) ?? null));
  const given = (term: "principal" | "annualRate" | "amortizationYears", unit: Unit) => {
    const formula = source(from?.[term]);
    const role = formula ? "figure" : "input";
    const [label, name] = [labels[term], names[term]];
    return numberRow({ label, name, value: loan[term], unit, role, formula }, sheetWords);
  };
  const tried = (term: "withEachPayment" | "onceAYear") => {
    const [label, name] = [labels[term], names[term]];
    return numberRow({ label, name, value: 0, unit: "dollars", role: "input" }, sheetWords);
  };
  const { frequency } = openingTerms(loan);
  const chosen = { value: words.frequencies.names[frequency], name: names.frequency };
  const formula = source(from?.preferred);
  return [
    given("principal", "dollars"),
    given("annualRate", "percent"),
    given("amortizationYears", "years"),
    [
      textCell(labels.frequency, "label"),
      formula
        ? { ...chosen, role: "figure", formula }
        : { ...chosen, role: "input", choices: list.names },
    ],
    tried("withEachPayment"),
    tried("onceAYear"),
  ];
}

function foundRows(
  loan: NamedLoan,
  { labels, names }: Labelled,
  { list, sheetWords, column }: Options,
): readonly Row[] {
  const terms = openingTerms(loan);
  const { payment, payoff, totals } = amortizationSchedule(terms);
  const found = (
    term: keyof TermNames,
    value: number,
    unit: Unit,
    formula: string,
    note?: string,
  ) => {
    const [label, name] = [labels[term], names[term]];
    return numberRow({ label, name, value, unit, role: "figure", formula, note }, sheetWords);
  };
  const { annualRate, amortizationYears, principal, paymentsAYear } = names;
  const [aYear, share] = [
    list.lookUp("paymentsAYear", names.frequency),
    list.lookUp("share", names.frequency),
  ];
  const level = (rate: string, often: string) =>
    `-PMT(${rate},${amortizationYears}*${often},${principal})`;
  const monthly = level(`${annualRate}/12`, "12");
  const periodic = `(1+${annualRate}/12)^(12/${paymentsAYear})-1`;
  const regular = `IF(${share}>0,${monthly}*${share},${level(names.periodicRate, paymentsAYear)})`;
  return [
    found("paymentsAYear", paymentsPerYear[terms.frequency], "payments", aYear),
    found("periodicRate", periodicRate(terms), "fraction", periodic, sheetWords.compounded),
    found("payment", payment, "dollars", `ROUND(${regular},2)`),
    found("payments", payoff?.payments ?? 0, "payments", `COUNT(${column("A")})`),
    found("totalInterest", totals.interest, "dollars", `SUM(${column("C")})`),
  ];
}
