import { type RateKind, rateKinds } from "@mortgage-kit/calculator-engine/canada";
import type { PublishedRates, SiteLanguage } from "@mortgage-kit/content";
import { longDate } from "../../dates/longDate.ts";

const millisecondsADay = 86_400_000;
/** Distance between two grid lines, in percentage points. */
const gridStep = 0.5;

/** Maximum number of lines that a reader can tell apart. */
const mostSeries = 3;

/** Places points and months by fractions of the picture's width and height, from its top left. */
export function historyOf({ entries }: Pick<PublishedRates, "entries">, until: string) {
  const [start, end] = [Date.parse(entries[0]?.day ?? until), Date.parse(until)];
  const place = (day: string) =>
    (Date.parse(day) - start) / Math.max(end - start, millisecondsADay);
  const rates = entries.flatMap(({ annualRate }) => annualRate ?? []);
  const low = Math.floor(Math.min(...rates) / gridStep) * gridStep;
  const high = Math.max(Math.ceil(Math.max(...rates) / gridStep) * gridStep, low + gridStep);
  const height = (rate: number) => (high - rate) / (high - low);
  const names = rateKinds.flatMap((kind) =>
    [...new Set(entries.filter((one) => one.kind === kind).map(({ years }) => years))].map(
      (years) => ({ kind, years }),
    ),
  );
  const of = ({ kind, years }: (typeof names)[number]) =>
    entries.filter((one) => one.kind === kind && one.years === years);
  const shown = names
    .toSorted((one, other) => of(other).length - of(one).length)
    .slice(0, mostSeries);
  const series = shown.map((name) => {
    // A line has several pieces if the rate was withdrawn for a time.
    const pieces: (readonly [number, number])[][] = [];
    let now: number | null = null;
    for (const { day, annualRate } of of(name)) {
      const x = place(day);
      const piece = now === null ? undefined : pieces.at(-1);
      if (piece && now !== null) piece.push([x, height(now)]);
      if (annualRate !== null && piece) piece.push([x, height(annualRate)]);
      else if (annualRate !== null) pieces.push([[x, height(annualRate)]]);
      now = annualRate;
    }
    if (now !== null) pieces.at(-1)?.push([1, height(now)]);
    const last = of(name).findLast(({ annualRate }) => annualRate !== null)?.annualRate ?? low;
    return { ...name, pieces, last };
  });
  const lines = Math.round((high - low) / gridStep);
  return {
    series,
    grid: Array.from({ length: lines + 1 }, (_, index) => {
      const annualRate = high - index * gridStep;
      return { y: height(annualRate), annualRate };
    }),
    months: monthsBetween(start, end).map((day) => ({ x: place(day), day })),
    // Days of changes, newest first, with each series' rate on that day; null if it has none.
    changes: [...new Set(entries.map(({ day }) => day))].toReversed().map((day) => ({
      day,
      cells: shown.map(
        (name) => of(name).findLast((entry) => entry.day <= day)?.annualRate ?? null,
      ),
    })),
  };
}

export function historyInWords(
  { series, grid, months, changes }: ReturnType<typeof historyOf>,
  nameOf: (rate: { kind: RateKind; years: number }) => string,
  language: SiteLanguage,
) {
  const month = new Intl.DateTimeFormat(`${language}-CA`, { month: "short", timeZone: "UTC" });
  return {
    language,
    grid,
    series: series.map((one) => ({ ...one, name: nameOf(one) })),
    months: months.map((one) => ({
      ...one,
      text: month.format(new Date(one.day)).replace(".", ""),
    })),
    changes: changes.map(({ day, cells }) => ({ dayText: longDate(day, language), cells })),
  };
}

/** Returns the first days of at most five months, evenly spaced. */
function monthsBetween(start: number, end: number): string[] {
  const days: string[] = [];
  const month = new Date(start);
  month.setUTCDate(1);
  for (;;) {
    month.setUTCMonth(month.getUTCMonth() + 1);
    if (month.getTime() > end) break;
    days.push(month.toISOString().slice(0, 10));
  }
  const every = Math.ceil(days.length / 5);
  return days.filter((_, index) => index % every === 0);
}
