import type { RentVsBuyInputs, RentVsBuyResult } from "@simcoe/calculator-engine";
import { type RentVsBuyByYear, rentVsBuyByYear } from "@simcoe/calculator-engine/insight";
import { LineChart } from "@simcoe/ui/LineChart";
import { years } from "../../measures.ts";
import { dollars } from "../../money.ts";
import { asYear } from "./asYear.ts";
import type { PictureProps } from "./PictureProps.ts";

/** What each choice would have cost, were the stay to end after any of these years. */
export function RentVsBuyPicture({
  inputs,
  result,
}: PictureProps<RentVsBuyInputs, RentVsBuyResult>) {
  const { points, crossing } = rentVsBuyByYear(inputs);
  const last = points.at(-1)?.year ?? 0;
  const inSight = crossing && crossing.year <= last ? crossing : null;
  const line = (of: "buying" | "renting") =>
    points.map((point) => ({ x: point.year, y: point[of] }));
  return (
    <LineChart
      title="Net cost by length of stay"
      summary={`After ${years(inputs.yearsToStay)}, buying has cost ${dollars(result.totalBuyingCost)} and renting ${dollars(result.totalRentingCost)}. ${turnOf(crossing, result)}`}
      series={[
        { label: "Buying", points: line("buying") },
        { label: "Renting", points: line("renting") },
      ]}
      xLabel="Year"
      formatX={asYear}
      formatValue={dollars}
      {...(inSight && {
        crossing: {
          x: inSight.year,
          y: inSight.cost,
          label: `Equal after ${years(tenths(inSight.year))}`,
        },
      })}
    />
  );
}

const tenths = (year: number) => Math.round(year * 10) / 10;

function turnOf(crossing: RentVsBuyByYear["crossing"], { isRentingBetter }: RentVsBuyResult) {
  if (!crossing) return "No length of stay changes which of them costs less.";
  const other = isRentingBetter ? "buying" : "renting";
  return `Were you to stay about ${years(tenths(crossing.year))}, they would cost the same; beyond that turn, ${other} costs less.`;
}
