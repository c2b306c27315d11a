import { rateKey } from "@mortgage-kit/calculator-engine/canada";
import { fill } from "../fill.ts";
import { allowedInWords } from "../folder/wrongValues.ts";
import type { SiteWords } from "../words.ts";
import { type RateEntry, rateEntrySchema } from "./publishedRatesSchema.ts";

/** Maximum change in percentage points without confirmation. A larger one is probably a typing error. */
const largestUsualChange = 0.75;
/** Days that a rate may be set ahead. */
const mostDaysAhead = 30;

/** Error for a rejected rate. Its message names the problem, the value and the correction. */
export class RateRefused extends Error {
  override name = "RateRefused";
}

interface CheckOptions {
  /** Today's ISO date. */
  readonly today: string;
  /** First day that the rate may apply from: of the last entry, or today. */
  readonly earliest: string;
  /** Names of the team members. */
  readonly members: readonly string[];
  /** Names of those with a licence, who may publish rates. */
  readonly publishers: readonly string[];
  /** Accepts a change above `largestUsualChange`. */
  readonly confirmed?: boolean;
  readonly words: SiteWords["rates"]["refused"];
  /** Returns the name under which the entry's field was typed. */
  readonly nameOf: (field: string) => string;
}

/** Returns the option of the commands that sets a field of an entry. */
export function optionOf(field: string): string {
  const others = { annualRate: "rate", saidBy: "by", purposes: "for", holdDays: "hold" };
  return `--${Object(others)[field] ?? field}`;
}

/**
 * Returns a new entry of a history, checked.
 *
 * @throws RateRefused for an invalid entry, a day before `earliest` or too far ahead, a person who is not
 * a team member with a licence, an unconfirmed change of more than 0.75 percentage points from the last
 * rate (even a withdrawn one), or a withdrawal of a rate that does not exist.
 */
export function checkRate(
  history: readonly RateEntry[],
  entry: unknown,
  { today, earliest, members, publishers, confirmed = false, words, nameOf }: CheckOptions,
): RateEntry {
  const refuse = (text: string, values: Readonly<Record<string, string | number>>): never => {
    throw new RateRefused(fill(text, values));
  };
  const checked = rateEntrySchema.safeParse(entry, { error: allowedInWords });
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw new RateRefused(`${nameOf(String(issue?.path[0]))} must be ${issue?.message}.`);
  }
  const { day, annualRate, saidBy } = checked.data;
  const daysAhead = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  if (daysAhead > mostDaysAhead) refuse(words.future, { day, days: mostDaysAhead, today });
  if (day < earliest) refuse(words.past, { day, latest: earliest });
  if (!publishers.includes(saidBy)) {
    const text = members.includes(saidBy) ? words.licence : words.person;
    refuse(text, { name: saidBy, publishers: publishers.join(", ") });
  }
  const key = rateKey(checked.data);
  const before = history.filter((one) => one.day <= day && rateKey(one) === key);
  const last = before.findLast((one) => one.annualRate !== null);
  if (last?.annualRate && annualRate !== null && !confirmed) {
    const points = Math.abs(annualRate - last.annualRate);
    if (points > largestUsualChange + 1e-9) {
      const was = { last: last.annualRate, day: last.day };
      refuse(words.change, { rate: annualRate, points: points.toFixed(2), ...was });
    }
  }
  if (annualRate === null && !before.at(-1)?.annualRate) refuse(words.withdrawn, {});
  return checked.data;
}
