import type { RentVsBuyInputs, RentVsBuyResult } from "@simcoe/calculator-engine";
import { rentVsBuyByYear } from "@simcoe/calculator-engine/insight";
import { LineChart } from "@simcoe/ui/LineChart";
import { useLanguage } from "../language/LanguageProvider.tsx";
import type { PictureProps } from "../result/PictureProps.ts";
import type { RentVsBuyWords } from "./rentVsBuy.en.ts";

/** What each choice would have cost, were the stay to end after any of these years. */
export function RentVsBuyPicture({
  inputs,
  result,
  words,
}: PictureProps<RentVsBuyInputs, RentVsBuyResult, RentVsBuyWords["picture"]>) {
  const { format } = useLanguage();
  const { points, crossing } = rentVsBuyByYear(inputs);
  const last = points.at(-1)?.year ?? 0;
  const inSight = crossing && crossing.year <= last ? crossing : null;
  const line = (of: "buying" | "renting") => ({
    label: words[of],
    points: points.map((point) => ({ x: point.year, y: point[of] })),
  });
  return (
    <LineChart
      title={words.title}
      summary={words.summary(crossing && tenths(crossing.year), result, inputs)}
      series={[line("buying"), line("renting")]}
      xLabel={words.year}
      formatX={format.number}
      formatValue={format.dollars}
      {...(inSight && {
        crossing: { x: inSight.year, y: inSight.cost, label: words.equal(tenths(inSight.year)) },
      })}
    />
  );
}

const tenths = (year: number) => Math.round(year * 10) / 10;
