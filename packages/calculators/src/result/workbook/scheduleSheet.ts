import { paymentsPerYear } from "@mortgage-kit/calculator-engine";
import { amortizationSchedule } from "@mortgage-kit/calculator-engine/canada";
import type { ResultWords } from "../../language/resultWords.en.ts";
import { likelyYearsUpTo } from "../../wizard/unlikely.ts";
import type { NamedLoan } from "../schedule/NamedLoan.ts";
import { textCell } from "./cells.ts";
import { openingTerms, type TermNames } from "./loanRows.ts";
import type { Cell, Row, Sheet } from "./Workbook.ts";
import type { WorkbookWords } from "./workbook.en.ts";

const maxPaymentsPerYear = Math.max(...Object.values(paymentsPerYear));

/** Returns the rows that the longest amortization takes at the highest frequency. */
export const scheduleLength = ({ amortizationYears }: NamedLoan) =>
  Math.ceil(Math.max(likelyYearsUpTo, amortizationYears) * maxPaymentsPerYear);

interface Titled {
  readonly name: string;
  readonly loan: NamedLoan;
  readonly names: TermNames;
}

/** Returns a loan payment by payment in whole cents, each row from the one above it. */
export function scheduleSheet(
  { name, loan, names }: Titled,
  { schedule: words }: ResultWords,
  sheetWords: WorkbookWords,
): Sheet {
  const { columns } = words;
  const { rows } = amortizationSchedule(openingTerms(loan));
  const heads = [
    sheetWords.payment,
    columns.paid,
    columns.interest,
    columns.principal,
    columns.balance,
  ];
  const numbered = Array.from({ length: scheduleLength(loan) }, (_, at): Row => {
    const row = rows[at];
    const values = row && [row.interest + row.principal, row.interest, row.principal, row.balance];
    const [number, ...amounts] = formulasOf(at + 2, names);
    return [
      { value: row?.number ?? "", role: "figure", unit: "payments", formula: number },
      ...amounts.map(
        (formula, column): Cell => ({
          value: values?.[column] ?? "",
          role: "figure",
          unit: "dollars",
          formula,
        }),
      ),
    ];
  });
  return {
    name,
    widths: [12, 18, 18, 18, 20],
    frozenRows: 1,
    rows: [heads.map((head) => textCell(head, "amounts")), ...numbered],
  };
}

/** Returns a row's formulas, in the order of its columns; empty once nothing is owed. */
function formulasOf(row: number, names: TermNames): readonly [string, ...string[]] {
  const isFirst = row === 2;
  const owed = isFirst ? `ROUND(${names.principal},2)` : `E${row - 1}`;
  const number = isFirst ? `IF(${owed}>0,1,"")` : `IF(N(${owed})>0,A${row - 1}+1,"")`;
  const unlessOver = (formula: string) => `IF(A${row}="","",${formula})`;
  const lastPayment = `ROUNDUP(${names.amortizationYears}*${names.paymentsAYear}-0.000000001,0)`;
  const once = `IF(MOD(A${row},${names.paymentsAYear})=0,${names.onceAYear},0)`;
  const extra = `MIN(${names.principal},${names.withEachPayment}+${once})`;
  const repaid = `MIN(${owed},${names.payment}-C${row}+${extra})`;
  return [
    number,
    unlessOver(`C${row}+D${row}`),
    // The inner rounding makes half a cent of a product that just misses it.
    unlessOver(`ROUND(ROUND(${owed}*${names.periodicRate},8),2)`),
    unlessOver(`IF(A${row}>=${lastPayment},${owed},${repaid})`),
    unlessOver(`ROUND(${owed}-D${row},2)`),
  ];
}
