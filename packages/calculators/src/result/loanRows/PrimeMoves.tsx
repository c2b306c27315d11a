import { ChoiceChips, DataTable, Stack, Text } from "@mortgage-kit/ui";
import { LineChart } from "@mortgage-kit/ui/LineChart";
import { useState } from "react";
import { useResultWords } from "../../language/LanguageProvider.tsx";
import type { PrimeMoveWords } from "./loanRows.en.ts";
import { owedAfter, type PrimeChange, primeChangesOf, type VariableLoan } from "./primeChanges.ts";

interface PrimeMovesProps {
  loan: VariableLoan;
  words: PrimeMoveWords;
}

const first = 1;

/** Shows prime rate changes for both kinds of variable mortgage: one in a chart, all in a table. */
export function PrimeMoves({ loan, words }: PrimeMovesProps) {
  const { percent } = useResultWords().engineWords.format;
  const [chosen, choose] = useState(String(first));
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
