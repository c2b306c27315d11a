import { annualPercentageRate } from "@mortgage-kit/calculator-engine/canada";
import { type Compliance, dollarText, fill, type Site } from "@mortgage-kit/content";
import { longDate } from "../dates/longDate.ts";

type Disclosure = NonNullable<Compliance["rateDisclosure"]>;

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the sample rates on a day with their required disclosure, or undefined if the site has none. */
export function sampleRates(site: Site, on: string) {
  const { compliance, language, rates, words } = site;
  const { rateDisclosure } = compliance;
  if (!rateDisclosure || rates.length === 0) return undefined;
  const { day, maxAgeDays, example, apr, exampleText, ageText } = rateDisclosure;
  const days = Math.floor((Date.parse(on) - Date.parse(day)) / dayMs);
  const inWords = longDate(day, language);
  const isOld = days > maxAgeDays;
  return {
    day: inWords,
    caption: fill(words.rates.sampleOf, { day: inWords }),
    aprLabel: apr,
    rows: rates.map(({ years, annualRate, term, rate }) => ({
      term,
      rate,
      apr: `${aprOf(annualRate, years, example).toFixed(2)}%`,
    })),
    notes: [
      ...(isOld ? [fill(ageText, { day: inWords, days })] : []),
      fill(exampleText, {
        principal: dollarText(example.principal),
        years: String(example.amortizationYears),
        costs: new Intl.ListFormat(`${language}-CA`).format(
          example.costs.map(({ label, amount }) =>
            fill(words.rates.cost, { label, amount: dollarText(amount) }),
          ),
        ),
      }),
    ],
    ageText: fill(ageText, { day: inWords, days }),
  };
}

/**
 * Returns an APR in percent. Without costs, regulations require the rate itself, but the monthly
 * formula gives less for a rate that is compounded twice a year.
 */
export function aprOf(
  annualRate: number,
  termYears: number,
  { principal, amortizationYears, costs }: Disclosure["example"],
): number {
  const total = costs.reduce((sum, { amount }) => sum + amount, 0);
  const loan = { principal, annualRate, amortizationYears, termYears, costs: total };
  return Math.max(annualRate, annualPercentageRate(loan).apr);
}

export type SampleRatesData = NonNullable<ReturnType<typeof sampleRates>>;
