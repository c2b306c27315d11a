import { fill, fillCount, type Site, type SiteLanguage } from "@mortgage-kit/content";
import { longDate } from "../dates/longDate.ts";
import { ratesToday } from "./ratesToday.ts";

/** Formats a rate in percent with two decimals in a language: 4.04%. */
export const percentText = (rate: number, language: SiteLanguage) =>
  new Intl.NumberFormat(`${language}-CA`, { style: "percent", minimumFractionDigits: 2 }).format(
    rate / 100,
  );

/**
 * Returns a line with the 5-year fixed rate and a link to all rates, or undefined if the site has none.
 * The APR has the rate's size, and term and day stand beside them, as regulators require.
 */
export function todaysRate({ language, publishedRates, words }: Site) {
  const [first] = publishedRates ? ratesToday(publishedRates.rates) : [];
  if (!publishedRates || !first) return undefined;
  const { columns, kinds } = publishedRates.page.today;
  const percent = (rate: number) => percentText(rate, language);
  return {
    text: fill(words.rates.today, {
      kind: kinds[first.kind],
      years: fillCount(words.rates.years, first.years, language),
      rate: percent(first.annualRate),
      apr: `${columns.apr} ${percent(first.apr)}`,
      day: longDate(first.day, language),
    }),
    link: words.rates.see,
    href: "/rates",
  };
}

export type TodaysRate = NonNullable<ReturnType<typeof todaysRate>>;
