import { fill, fillCount, type Site, type SiteLanguage } from "@mortgage-kit/content";
import type { SheetFigure } from "../art/sheets.ts";
import { ratesToday } from "./ratesToday.ts";

/** Formats a rate in percent with two decimals in a language: 4.04%. */
export const percentText = (rate: number, language: SiteLanguage) =>
  new Intl.NumberFormat(`${language}-CA`, { style: "percent", minimumFractionDigits: 2 }).format(
    rate / 100,
  );

type RateFigure = Required<Pick<SheetFigure, "figure" | "note">>;

/**
 * Returns the brokerage's dated rates as figures of a sheet, the lowest first. Each has its APR in the
 * same size, its term and its day, as regulators require wherever a rate is shown.
 */
export function rateFigures({ language, publishedRates, words }: Site): RateFigure[] {
  if (!publishedRates) return [];
  const { columns, kinds } = publishedRates.page.today;
  const shortDate = new Intl.DateTimeFormat(language === "en" ? "en-US" : "fr-CA", {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  const percent = (rate: number) => percentText(rate, language);
  return ratesToday(publishedRates.rates)
    .toSorted((one, other) => one.annualRate - other.annualRate)
    .map(({ annualRate, apr, kind, years, day }) => ({
      figure: `${percent(annualRate)} · ${columns.apr} ${percent(apr)}`,
      note: fill(words.rates.since, {
        kind: kinds[kind],
        years: fillCount(words.rates.years, years, language),
        day: shortDate.format(new Date(day)),
      }),
    }));
}

/** Returns a line with the lowest dated rate and a link to all, or undefined if the site has none. */
export function todaysRate(site: Site) {
  const [lowest] = rateFigures(site);
  if (!lowest) return undefined;
  const { today, see } = site.words.rates;
  return { text: fill(today, { ...lowest }), link: see, href: "/rates" };
}

export type TodaysRate = NonNullable<ReturnType<typeof todaysRate>>;
