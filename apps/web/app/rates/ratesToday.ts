import { annualPercentageRate, mortgagePayment } from "@mortgage-kit/calculator-engine/canada";
import {
  type CurrentRate,
  currentRates,
  fill,
  fillCount,
  type PublishedRates,
  type Site,
  type SiteLanguage,
} from "@mortgage-kit/content";
import { longDate } from "../dates/longDate.ts";

export interface ShownRate extends CurrentRate {
  /** Annual percentage rate over the rate's term, costs included. */
  readonly apr: number;
  /** Monthly payment in dollars for the loan that the rates are stated for. */
  readonly payment: number;
}

/** Puts the 5-year fixed rate first, for which most visitors look. */
export function ratesToday(published: PublishedRates): ShownRate[] {
  const { principal, amortizationYears } = published.basis;
  const isUsual = ({ kind, years }: CurrentRate) => kind === "fixed" && years === 5;
  const current = currentRates(published);
  const inOrder = [...current.filter(isUsual), ...current.filter((rate) => !isUsual(rate))];
  return inOrder.map((rate) => {
    const compounding = rate.kind === "fixed" ? "semi-annual" : "monthly";
    const loan = { annualRate: rate.annualRate, amortizationYears, compounding } as const;
    const { apr } = annualPercentageRate({
      ...loan,
      principal,
      costs: rate.costs,
      termYears: rate.years,
    });
    // Without costs, the legal formula gives slightly less than a rate that is compounded twice a year.
    const shown = Math.max(apr, rate.annualRate);
    return {
      ...rate,
      apr: shown,
      payment: mortgagePayment({ ...loan, principal }),
    };
  });
}

export const percentText = (rate: number, language: SiteLanguage) =>
  new Intl.NumberFormat(`${language}-CA`, { style: "percent", minimumFractionDigits: 2 }).format(
    rate / 100,
  );

/** Gives the APR the rate's size, with term and day beside them, as regulators require. */
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
