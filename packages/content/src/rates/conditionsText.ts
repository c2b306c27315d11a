import { fill, fillCount } from "../fill.ts";
import type { SiteLanguage, SiteWords } from "../words.ts";
import type { RateEntry } from "./publishedRatesSchema.ts";

/** Returns "5-year fixed", in the language. */
export const rateName = (
  { kind, years }: Pick<RateEntry, "kind" | "years">,
  { rates: { names } }: SiteWords,
  language: SiteLanguage,
) => fillCount(names[kind], years, language);

/** Writes a rate's conditions as a sentence; an entry that has none as data keeps its own. */
export function conditionsText(
  { class: of, purposes, use, prime, annualRate, holdDays, conditions = "" }: RateEntry,
  { rates: { conditions: words } }: SiteWords,
  language: SiteLanguage,
): string {
  if (!of || !purposes || !use) return conditions;
  const either = new Intl.ListFormat(`${language}-CA`, { type: "disjunction" });
  const list = either.format(purposes.map((purpose) => words.purposes[purpose]));
  const points = new Intl.NumberFormat(`${language}-CA`, { minimumFractionDigits: 2 });
  const away = prime === undefined || annualRate === null ? 0 : annualRate - prime;
  const parts = [
    fill(words.loan, { class: words.classes[of], purposes: list }),
    words.uses[use],
    ...(prime === undefined
      ? []
      : [
          fill(words.prime[away < 0 ? "less" : "more"], {
            prime: points.format(prime),
            points: points.format(Number(Math.abs(away).toFixed(2))),
          }),
        ]),
    ...(holdDays === undefined ? [] : [fill(words.held, { days: holdDays })]),
  ];
  const sentence = `${parts.join(", ")}.`;
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}
