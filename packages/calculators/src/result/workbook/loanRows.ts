import { paymentsPerYear } from "@mortgage-kit/calculator-engine";
import {
  amortizationSchedule,
  compoundingsPerYear,
  periodicRate,
} from "@mortgage-kit/calculator-engine/canada";
import type { Unit } from "@mortgage-kit/calculator-engine/insight";
import type { ResultWords } from "../../language/resultWords.en.ts";
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

const mapTerms = (terms: TermNames, make: (text: string) => string) =>
  Object.fromEntries(Object.entries(terms).map(([term, text]) => [term, make(text)])) as TermNames;

/** Returns a row about a term of the loan, in its named cell. */
type RowOf = (
  term: keyof TermNames,
  cell: Omit<Parameters<typeof numberRow>[0], "label" | "name">,
) => Row;

/** Returns the terms of a loan and the totals of its schedule, each in a named cell. */
export function loanRows(
  loan: NamedLoan,
  options: Options,
): { readonly rows: readonly Row[]; readonly names: TermNames } {
  const { cells, list, words, sheetWords } = options;
  const labels = mapTerms(sheetWords.terms, (term) => sheetWords.loan(loan.name, term));
  const names = mapTerms(labels, (label) => cells.add(label));
  const rowOf: RowOf = (term, cell) =>
    numberRow({ label: labels[term], name: names[term], ...cell }, sheetWords);
  /** Returns the cell of the result that a term repeats; without one, the term is editable. */
  const source = (id: string | undefined) => (id === undefined ? undefined : cells.of(id));
  const given = (term: "principal" | "annualRate" | "amortizationYears", unit: Unit) => {
    const formula = source(loan.from?.[term]) ?? null;
    return rowOf(term, { value: loan[term], unit, role: formula ? "figure" : "input", formula });
  };
  const chosen = {
    value: words.frequencies.names[openingTerms(loan).frequency],
    name: names.frequency,
  };
  const formula = source(loan.from?.preferred);
  const rows: readonly Row[] = [
    given("principal", "dollars"),
    given("annualRate", "percent"),
    given("amortizationYears", "years"),
    [
      textCell(labels.frequency, "label"),
      formula
        ? { ...chosen, role: "figure", formula }
        : { ...chosen, role: "input", choices: list.names },
    ],
    rowOf("withEachPayment", { value: 0, unit: "dollars", role: "input" }),
    rowOf("onceAYear", { value: 0, unit: "dollars", role: "input" }),
    ...foundRows(loan, rowOf, names, options),
  ];
  return { rows, names };
}

function foundRows(
  loan: NamedLoan,
  rowOf: RowOf,
  names: TermNames,
  { list, sheetWords, column }: Options,
): readonly Row[] {
  const terms = openingTerms(loan);
  const { payment, payoff, totals } = amortizationSchedule(terms);
  const compounded = loan.compounding ? undefined : sheetWords.compounded;
  const found = (
    term: keyof TermNames,
    value: number,
    unit: Unit,
    formula: string,
    note?: string,
  ) => rowOf(term, { value, unit, role: "figure", formula, note });
  const { annualRate, amortizationYears, principal, paymentsAYear } = names;
  const times = compoundingsPerYear[terms.compounding];
  const [aYear, share] = [
    list.lookUp("paymentsAYear", names.frequency),
    list.lookUp("share", names.frequency),
  ];
  const level = (rate: string, often: string) =>
    `-PMT(${rate},${amortizationYears}*${often},${principal})`;
  const rateFor = (often: string) => `(1+${annualRate}/${times})^(${times}/${often})-1`;
  const monthly = level(times === 12 ? `${annualRate}/12` : rateFor("12"), "12");
  const periodic = rateFor(paymentsAYear);
  const regular = `IF(${share}>0,${monthly}*${share},${level(names.periodicRate, paymentsAYear)})`;
  return [
    found("paymentsAYear", paymentsPerYear[terms.frequency], "payments", aYear),
    found("periodicRate", periodicRate(terms), "fraction", periodic, compounded),
    found("payment", payment, "dollars", `ROUND(${regular},2)`),
    found("payments", payoff?.payments ?? 0, "payments", `COUNT(${column("A")})`),
    found("totalInterest", totals.interest, "dollars", `SUM(${column("C")})`),
  ];
}
