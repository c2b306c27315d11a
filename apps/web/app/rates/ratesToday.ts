import { rateKey } from "@mortgage-kit/calculator-engine/canada";
import {
  conditionsText,
  currentRates,
  dollarText,
  fill,
  otherwiseRate,
  rateName,
  type ShownRate,
  type SiteLanguage,
  shownRate,
  usualRate,
} from "@mortgage-kit/content";
import { longDate } from "../dates/longDate.ts";
import type { RenderedSite } from "../site.ts";
import { firstRateOf, hasApr, type RateChoice } from "./rateChoices.ts";

const dayMs = 86_400_000;

export const percentText = (rate: number, language: SiteLanguage) =>
  new Intl.NumberFormat(`${language}-CA`, { style: "percent", minimumFractionDigits: 2 }).format(
    rate / 100,
  );

/** Returns the brokerage's rates on the site's day, with APR and payment. */
export function ratesToday({ day, publishedRates }: RenderedSite): ShownRate[] {
  if (!publishedRates) return [];
  const { rates } = publishedRates;
  return currentRates(rates, day).map((rate) => shownRate(rate, rates.basis));
}

/** Returns the texts of a rate. The page's script replaces them by those of a newer rate with its key. */
export function rateTexts(site: RenderedSite, rate: ShownRate) {
  const { language, words, day: today, publishedRates } = site;
  const { annualRate, apr, payment, day } = rate;
  const maxAgeDays = publishedRates?.rates.maxAgeDays ?? 0;
  return {
    rateKey: rateKey(rate),
    name: rateName(rate, words, language),
    annualRate,
    rate: percentText(annualRate, language),
    apr: percentText(apr, language),
    /** The law asks for an APR. */
    hasApr: hasApr(rate),
    payment: dollarText(Math.round(payment), language),
    day: longDate(day, language),
    // The day is an element of its own.
    since: words.rates.since.split("{day}"),
    conditions: conditionsText(rate, words, language),
    old: fill(words.rates.old, { days: maxAgeDays }),
    isOld: Date.parse(today) - Date.parse(day) > maxAgeDays * dayMs,
  };
}

/**
 * Returns the first rate of a choice. Without a choice, or without a rate for it, returns the usual one, with that
 * of the dearest class if the mortgage is none of its class.
 */
export function todaysRate(site: RenderedSite, choice?: RateChoice["id"]) {
  const { language, publishedRates, words } = site;
  const rates = ratesToday(site);
  const chosen = choice && firstRateOf(choice, rates);
  const rate = chosen ?? usualRate(rates);
  if (!publishedRates || !rate) return undefined;
  const other = otherwiseRate(rates);
  const { rates: text } = words;
  return {
    ...rateTexts(site, rate),
    aprLabel: publishedRates.page.today.columns.apr,
    otherwise: chosen
      ? undefined
      : {
          rateKey: other ? rateKey(other) : "",
          text: fill(text.otherwise, { class: text.conditions.classes.uninsured, rate: "" }).trim(),
          rate: other ? percentText(other.annualRate, language) : "",
        },
    link: text.see,
    href: "/rates",
  };
}

export type TodaysRate = NonNullable<ReturnType<typeof todaysRate>>;
