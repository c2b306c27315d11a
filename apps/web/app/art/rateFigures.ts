import type { Site } from "@mortgage-kit/content";
import { ratesToday } from "../rates/ratesToday.ts";
import type { SheetFigure } from "./sheets.ts";

const shortDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const percent = (value: number) => `${value.toFixed(2)}%`;

/**
 * Returns the brokerage's dated rates as figures of a sheet. Each has its APR in the same size, its
 * term and its day, as regulators require wherever a rate is shown.
 */
export function rateFigures({ publishedRates }: Site): SheetFigure[] {
  if (!publishedRates) return [];
  const { columns, kinds } = publishedRates.page.today;
  return ratesToday(publishedRates.rates).map(({ annualRate, apr, kind, years, day }) => ({
    figure: `${percent(annualRate)} · ${columns.apr} ${percent(apr)}`,
    note: `${kinds[kind]}, ${years} ${years === 1 ? "year" : "years"}, ${columns.since.toLowerCase()} ${shortDate.format(new Date(day))}`,
  }));
}
