import type { DebtConsolidationInputs, DebtConsolidationResult } from "@simcoe/calculator-engine";
import { debtBalancesByYear } from "@simcoe/calculator-engine/insight";
import { LineChart } from "@simcoe/ui/LineChart";
import { useLanguage } from "../language/LanguageProvider.tsx";
import type { PictureProps } from "../result/PictureProps.ts";
import type { DebtConsolidationWords } from "./debtConsolidation.en.ts";

/** A debt that grows for ever would flatten everything else, so the picture ends once it has tripled. */
const tallest = 3;

export interface DebtsShown {
  /** `null` when one of today's debts is never paid off. */
  readonly yearsAsNow: number | null;
  /** The year after which the picture ends before the debts do. */
  readonly cutAt: number | null;
  /** How many times today's debts would fit into those beyond it. */
  readonly tallest: number;
}

/** What would still be owed: on today's debts at their own payments, and on the one new loan. */
export function DebtConsolidationPicture({
  inputs,
  result,
  words,
}: PictureProps<
  DebtConsolidationInputs,
  DebtConsolidationResult,
  DebtConsolidationWords["picture"]
>) {
  const { format } = useLanguage();
  const { points, yearsAsNow } = debtBalancesByYear(inputs);
  const ceiling = result.currentTotalBalance * tallest;
  const shown = points.filter(({ asNow }, index) => index < 2 || asNow <= ceiling);
  const cutAt = shown.length < points.length ? (shown.at(-1)?.year ?? null) : null;
  const line = (of: "asNow" | "consolidated") => ({
    label: words[of],
    points: shown.map((point) => ({ x: point.year, y: point[of] })),
  });
  return (
    <LineChart
      title={words.title}
      summary={words.summary({ yearsAsNow, cutAt, tallest }, inputs, result)}
      series={[line("asNow"), line("consolidated")]}
      xLabel={words.year}
      formatX={format.number}
      formatValue={format.dollars}
    />
  );
}
