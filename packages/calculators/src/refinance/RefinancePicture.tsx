import type { RefinanceInputs, RefinanceResult } from "@simcoe/calculator-engine";
import {
  type RefinanceSavingsByYear,
  refinanceSavingsByYear,
} from "@simcoe/calculator-engine/insight";
import { LineChart } from "@simcoe/ui/LineChart";
import { months, years } from "../../measures.ts";
import { dollars } from "../../money.ts";
import { asYear } from "./asYear.ts";
import type { PictureProps } from "./PictureProps.ts";

/** Early enough to see the lines cross, and never less than the years a break-even may take. */
const firstYears = 5;

/** What has been saved on payments by each year, against what refinancing costs. */
export function RefinancePicture({
  inputs,
  result,
}: PictureProps<RefinanceInputs, RefinanceResult>) {
  const { closingCosts, yearsRemaining } = inputs;
  const { points, crossing } = refinanceSavingsByYear(inputs);
  const shown = crossing
    ? points.filter(({ year }) => year <= Math.max(firstYears, 2 * Math.ceil(crossing.year)))
    : points;
  const paidBack = crossing && closingCosts > 0 ? crossing : null;
  return (
    <LineChart
      title="Savings against costs"
      summary={summaryOf({ points: shown, crossing }, inputs, result)}
      series={[
        { label: "Saved so far", points: shown.map(({ year, saved }) => ({ x: year, y: saved })) },
        { label: "Closing costs", points: shown.map(({ year }) => ({ x: year, y: closingCosts })) },
      ]}
      xLabel={yearsRemaining < 1 ? "Part of a year" : "Year"}
      formatX={asYear}
      formatValue={dollars}
      {...(paidBack && {
        crossing: {
          x: paidBack.year,
          y: paidBack.saved,
          label: `Paid back: ${months(result.breakEvenMonths)}`,
        },
      })}
    />
  );
}

function summaryOf(
  { points, crossing }: RefinanceSavingsByYear,
  { closingCosts }: RefinanceInputs,
  { breakEvenMonths }: RefinanceResult,
): string {
  const last = points.at(-1) ?? { year: 0, saved: 0 };
  const after = `after ${years(last.year)}`;
  if (last.saved <= 0) {
    return `The new payment is not lower: ${after} you would have paid ${dollars(-last.saved)} more, besides ${dollars(closingCosts)} in costs.`;
  }
  if (!crossing) {
    return `The savings come to ${dollars(last.saved)} ${after}, less than the ${dollars(closingCosts)} it costs.`;
  }
  return `The savings pay for the ${dollars(closingCosts)} of costs after ${months(breakEvenMonths)} and come to ${dollars(last.saved)} ${after}.`;
}
