import { annualPercentageRate } from "@mortgage-kit/calculator-engine/canada";
import type { Formatter } from "@mortgage-kit/calculator-engine/words";
import { ChoiceChips, Columns, DataTable, Stack, Text } from "@mortgage-kit/ui";
import { LineChart } from "@mortgage-kit/ui/LineChart";
import { useState } from "react";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { BorrowingCostWords, PrimeMoveWords } from "../../language/loanRows.en.ts";
import type { BorrowingLoan, RenderNumberField } from "../ResultParts.ts";
import { owedAfter, type PrimeChange, primeChangesOf, type VariableLoan } from "./primeChanges.ts";

// One chunk for both rows: two chunks would split the shared code and add bytes.
interface BorrowingCostProps {
  loan: BorrowingLoan;
  words: BorrowingCostWords;
  format: Pick<Formatter, "cents" | "percent">;
  askNumber: RenderNumberField;
}

const usualTerm = 5;

const termOf = (typed: number | null, { amortizationYears }: BorrowingLoan) =>
  typed !== null && typed >= 1 / 12 && typed <= 100
    ? typed
    : Math.min(usualTerm, amortizationYears);

const costsOf = (typed: number | null) => Math.max(0, typed ?? 0);

export function BorrowingCost({ loan, words, format, askNumber }: BorrowingCostProps) {
  const { cents, percent } = format;
  const [typed, setTyped] = useState<Readonly<Record<"costs" | "termYears", number | null>>>({
    costs: null,
    termYears: Math.min(usualTerm, loan.amortizationYears),
  });
  const costs = costsOf(typed.costs);
  const termYears = termOf(typed.termYears, loan);
  const { apr, costOfBorrowing, averagePrincipal } = annualPercentageRate({
    ...loan,
    termYears,
    costs,
  });
  const rounded = (rate: number) => percent(Math.round(rate * 1000) / 1000);
  return (
    <Stack space="m">
      <Columns layout="two" space="m" align="start">
        {askNumber("dollars", words.costs, typed.costs, (costs) => setTyped({ ...typed, costs }))}
        {askNumber("years", words.term, typed.termYears, (termYears) =>
          setTyped({ ...typed, termYears }),
        )}
      </Columns>
      <DataTable
        caption={words.caption}
        columns={[{ label: words.what }, { label: words.figure, kind: "figure" }]}
        rows={[
          { cells: [words.apr, rounded(apr)] },
          { cells: [words.quoted, rounded(loan.annualRate)] },
          { cells: [words.cost, cents(costOfBorrowing)] },
          { cells: [words.interest, cents(costOfBorrowing - costs)] },
          { cells: [words.average, cents(averagePrincipal)] },
        ]}
      />
      <Text size="small">{words.note}</Text>
    </Stack>
  );
}

interface PrimeMovesProps {
  loan: VariableLoan;
  words: PrimeMoveWords;
}

/** Change of prime drawn first, in percentage points. */
const firstMove = 1;

/** Shows prime rate changes for both kinds of variable mortgage: one in a chart, all in a table. */
export function PrimeMoves({ loan, words }: PrimeMovesProps) {
  const { percent } = useResultWords().engineWords.format;
  const [chosen, choose] = useState(String(firstMove));
  const moves = primeChangesOf(loan);
  const now = moves.find(({ by }) => by === 0);
  const others = moves.filter(({ by }) => by !== 0);
  const move = others.find(({ by }) => String(by) === chosen) ?? others[0];
  if (!now || !move) return null;
  return (
    <Stack space="m">
      <ChoiceChips
        label={words.choose}
        options={others.map(({ by }) => ({ value: String(by), label: words.moves(by) }))}
        value={String(move.by)}
        onChange={choose}
      />
      <OwedChart {...{ loan, words, now, move }} />
      <MovesTable {...{ moves, words }} />
      <Text size="small">
        {`${words.trigger(percent(Math.round(now.fixed.triggerRate * 100) / 100))} ${words.note}`}
      </Text>
    </Stack>
  );
}

interface OwedChartProps extends PrimeMovesProps {
  now: PrimeChange;
  move: PrimeChange;
}

function OwedChart({ loan, words, now, move }: OwedChartProps) {
  const { cents, dollars, number, percent, span } = useResultWords().engineWords.format;
  const { picture } = words;
  const { adjustable, fixed } = move;
  return (
    <LineChart
      title={picture.title(words.moves(move.by))}
      summary={[
        picture.adjusted(
          percent(adjustable.annualRate),
          cents(adjustable.paymentAfter),
          cents(adjustable.paymentBefore),
        ),
        fixed.yearsToRepay === null
          ? picture.triggered(cents(fixed.interestAfter))
          : picture.repaid(span(fixed.yearsToRepay)),
      ].join(" ")}
      series={[
        { label: picture.adjustable, points: owedAfter(loan, move, "adjustable") },
        { label: picture.fixed, points: owedAfter(loan, move, "fixed-payment") },
        { label: picture.asItIs, points: owedAfter(loan, now, "adjustable") },
      ]}
      xLabel={picture.year}
      formatX={number}
      formatValue={dollars}
    />
  );
}

function MovesTable({ moves, words }: { moves: readonly PrimeChange[]; words: PrimeMoveWords }) {
  const { cents, percent, span } = useResultWords().engineWords.format;
  const { table } = words;
  return (
    <DataTable
      caption={table.title}
      columns={[
        { label: table.move },
        { label: table.rate, kind: "figure" },
        { label: table.adjustable, kind: "figure" },
        { label: table.fixed, kind: "figure" },
        { label: table.repaid, kind: "figure" },
      ]}
      rows={moves.map(({ by, adjustable, fixed }) => ({
        cells: [
          words.moves(by),
          percent(adjustable.annualRate),
          cents(adjustable.paymentAfter),
          fixed.isTriggered ? table.raised(cents(fixed.paymentAfter)) : cents(fixed.paymentAfter),
          fixed.yearsToRepay === null ? table.never : span(fixed.yearsToRepay),
        ],
      }))}
    />
  );
}
