import type { RenewalInputs, RenewalResult } from "@simcoe/calculator-engine";
import { renewalSavingsByMonth } from "@simcoe/calculator-engine/insight";
import { LineChart } from "@simcoe/ui/LineChart";
import { useLanguage } from "../language/LanguageProvider.tsx";
import { nameAmong } from "../result/nameAmong.ts";
import type { PictureProps } from "../result/PictureProps.ts";
import type { RenewalWords } from "./renewal.en.ts";

/** What the best choice has saved against staying today, and when the shortest term ends. */
export interface SavingsDrawn {
  readonly first: number;
  readonly last: number;
}

/** Beside the line of staying; the cheapest come first. */
const maxChoices = 2;

/** How far the best choices are ahead of staying, or behind it, month by month. */
export function RenewalPicture({
  inputs,
  result,
  words,
}: PictureProps<RenewalInputs, RenewalResult, Pick<RenewalWords, "picture" | "costs">>) {
  const { format } = useLanguage();
  const { picture, costs } = words;
  const choices = renewalSavingsByMonth(inputs).slice(0, maxChoices);
  const names = [...choices.map(({ name }) => name ?? costs.blend), picture.staying];
  const best = choices[0]?.points ?? [];
  // Ahead from the first month on, it never turned.
  const turn = best.find(({ month }) => month > 1 && month === result.cheaperAfter);
  const lines = [
    ...choices.map(({ points }) => points.map(({ month, saved }) => ({ x: month, y: saved }))),
    best.map(({ month }) => ({ x: month, y: 0 })),
  ];
  return (
    <LineChart
      title={picture.title}
      summary={picture.summary(
        { first: best[0]?.saved ?? 0, last: best.at(-1)?.saved ?? 0 },
        result,
      )}
      series={lines.map((points, at) => ({ label: nameAmong(names, at), points }))}
      xLabel={picture.month}
      formatX={format.number}
      formatValue={format.dollars}
      {...(turn && {
        crossing: { x: turn.month, y: turn.saved, label: picture.turns(result) },
      })}
    />
  );
}
