import { rateKey } from "@mortgage-kit/calculator-engine/canada";
import { currentRates, type PublishedRates } from "./publishedRatesSchema.ts";
import { shownRate } from "./shownRate.ts";

interface RatesOf {
  readonly siteUrl: string;
  readonly name: string;
  /** Names of the team members, who may publish rates. */
  readonly members: readonly string[];
}

/** Returns `rates.json`: the rates of a day with APR and payment, and the history they come from. */
export function ratesFile(
  { siteUrl, name, members }: RatesOf,
  published: PublishedRates,
  on: string,
) {
  const { basis, maxAgeDays, entries } = published;
  return {
    source: `${siteUrl}/rates`,
    brokerage: name,
    members,
    basis,
    maxAgeDays,
    rates: currentRates(published, on).map((rate) => ({
      key: rateKey(rate),
      ...shownRate(rate, basis),
    })),
    history: entries,
  };
}

export type RatesFile = ReturnType<typeof ratesFile>;
