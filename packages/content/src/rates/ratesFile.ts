import { type OfferedRate, rateFor, rateKey } from "@mortgage-kit/calculator-engine/canada";
import { type SiteLanguage, wordsOf } from "../words.ts";
import { conditionsText, rateName } from "./conditionsText.ts";
import { currentRates, type PublishedRates, type RateEntry } from "./publishedRatesSchema.ts";
import { shownRate } from "./shownRate.ts";

interface RatesOf {
  readonly siteUrl: string;
  readonly name: string;
  /** Names of the team members. */
  readonly members: readonly string[];
  /** Names of those with a licence, who may publish rates. */
  readonly publishers: readonly string[];
}

/** Returns the 5-year fixed rate for which most visitors look: insured, or else of any class. */
export function usualRate<Rate extends OfferedRate>(rates: readonly Rate[]): Rate | undefined {
  const wanted = { purpose: "purchase" } as const;
  const insured = rateFor(rates, { ...wanted, class: "insured" });
  return (insured.rate ?? rateFor(rates, wanted).rate) || rates[0];
}

/** Returns the rate beside the usual one for mortgages of the dearest class, if it is another. */
export function otherwiseRate<Rate extends OfferedRate>(rates: readonly Rate[]): Rate | undefined {
  const { rate } = rateFor(rates, { purpose: "purchase", class: "uninsured" });
  return rate?.class && rate !== usualRate(rates) ? rate : undefined;
}

/** Returns `rates.json`: the rates of a day with APR, payment and texts, and the history they come from. */
export function ratesFile(
  { siteUrl, name, members, publishers }: RatesOf,
  published: PublishedRates,
  on: string,
) {
  const { basis, maxAgeDays, entries } = published;
  const rates = currentRates(published, on).map((rate) => ({
    key: rateKey(rate),
    ...shownRate(rate, basis),
    texts: { en: textsOf(rate, "en"), fr: textsOf(rate, "fr") },
  }));
  return {
    source: `${siteUrl}/rates`,
    brokerage: name,
    members,
    publishers,
    basis,
    maxAgeDays,
    /** Key of the rate that pages show first, and of the one for other mortgages below it. */
    usual: usualRate(rates)?.key,
    otherwise: otherwiseRate(rates)?.key,
    rates,
    history: entries,
  };
}

function textsOf(rate: RateEntry, language: SiteLanguage) {
  const words = wordsOf(language);
  return {
    name: rateName(rate, words, language),
    conditions: conditionsText(rate, words, language),
  };
}

export type RatesFile = ReturnType<typeof ratesFile>;
