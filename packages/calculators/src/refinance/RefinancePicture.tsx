import type { RefinanceInputs, RefinanceResult } from "@simcoe/calculator-engine";
import { refinanceSavingsByYear } from "@simcoe/calculator-engine/insight";
import { LineChart } from "@simcoe/ui/LineChart";
import { useLanguage } from "../language/LanguageProvider.tsx";
import type { PictureProps } from "../result/PictureProps.ts";
import type { RefinanceWords } from "./refinance.en.ts";

/** Early enough to see the lines cross, and never less than the years a break-even may take. */
const firstYears = 5;

export interface SavingsShown {
  /** The last year of the picture, and what is saved by its end. */
  readonly last: { readonly year: number; readonly saved: number };
  /** Whether the savings ever pay for the costs. */
  readonly crosses: boolean;
}

/** What has been saved on payments by each year, against what refinancing costs. */
export function RefinancePicture({
  inputs,
  result,
  words,
}: PictureProps<RefinanceInputs, RefinanceResult, RefinanceWords["picture"]>) {
  const { format } = useLanguage();
  const { closingCosts, yearsRemaining } = inputs;
  const { points, crossing } = refinanceSavingsByYear(inputs);
  const shown = crossing
    ? points.filter(({ year }) => year <= Math.max(firstYears, 2 * Math.ceil(crossing.year)))
    : points;
  const last = shown.at(-1) ?? { year: 0, saved: 0 };
  const paidBack = crossing && closingCosts > 0 ? crossing : null;
  return (
    <LineChart
      title={words.title}
      summary={words.summary({ last, crosses: crossing !== null }, inputs, result)}
      series={[
        { label: words.saved, points: shown.map(({ year, saved }) => ({ x: year, y: saved })) },
        {
          label: words.closingCosts,
          points: shown.map(({ year }) => ({ x: year, y: closingCosts })),
        },
      ]}
      xLabel={yearsRemaining < 1 ? words.partOfYear : words.year}
      formatX={format.number}
      formatValue={format.dollars}
      {...(paidBack && {
        crossing: { x: paidBack.year, y: paidBack.saved, label: words.paidBack(result) },
      })}
    />
  );
}
