import {
  type PublishedRatesSource,
  type RateEntry,
  rateEntrySchema,
} from "./publishedRatesSchema.ts";

/** A change larger than this, in percentage points, is more often a slip of the keyboard than a change. */
export const largestUsualChange = 0.75;

/** A rate that is not taken; its message says what was wrong, with which value, and what to do. */
export class RateRefused extends Error {
  override name = "RateRefused";
}

interface AddRateOptions {
  /** ISO date. */
  readonly today: string;
  /** The names of the people who may say so. */
  readonly members: readonly string[];
  /** Takes a change that is larger than usual. */
  readonly confirmed?: boolean;
}

/**
 * Adds an entry to a brokerage's rates.
 *
 * @throws RateRefused for a day in the future or before the last entry, a person who is no member, an
 * unchanged rate, or a change of more than 0.75 points that was not confirmed.
 */
export function addRate(
  rates: PublishedRatesSource,
  entry: RateEntry,
  { today, members, confirmed = false }: AddRateOptions,
): PublishedRatesSource {
  const checked = rateEntrySchema.safeParse(entry);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    throw new RateRefused(`${issue?.path.join(".")}: ${issue?.message}.`);
  }
  const { day, kind, years, annualRate, saidBy } = entry;
  const latest = rates.entries.at(-1);
  const before = rates.entries.findLast((one) => one.kind === kind && one.years === years);
  if (day > today) throw new RateRefused(`The day ${day} is in the future; today is ${today}.`);
  if (latest && day < latest.day) {
    throw new RateRefused(
      `The day ${day} is before ${latest.day}, the day of the last entry; history is not rewritten.`,
    );
  }
  if (!members.includes(saidBy)) {
    throw new RateRefused(
      `Nobody of the team is called "${saidBy}"; one of ${members.join(", ")}.`,
    );
  }
  const last = before?.annualRate;
  if (typeof last === "number" && annualRate !== null) {
    const change = Math.abs(annualRate - last);
    if (change > largestUsualChange && !confirmed) {
      throw new RateRefused(
        `${annualRate} % is ${change.toFixed(2)} points away from the ${last} % of ${before?.day}; add --yes if it is meant.`,
      );
    }
  }
  if (annualRate === null && last === undefined) {
    throw new RateRefused(`There is no ${kind} rate for ${years} years to withdraw.`);
  }
  return { ...rates, entries: [...rates.entries, checked.data] };
}
