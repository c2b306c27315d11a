import {
  type PublishedRatesSource,
  type RateEntry,
  rateEntrySchema,
} from "./publishedRatesSchema.ts";

/** Maximum change in percentage points without confirmation. A larger one is probably a typing error. */
const largestUsualChange = 0.75;

/** Error for a rejected rate. Its message names the problem, the value and the correction. */
export class RateRefused extends Error {
  override name = "RateRefused";
}

interface AddRateOptions {
  /** Today's ISO date. */
  readonly today: string;
  /** Names of the team members, who may publish rates. */
  readonly members: readonly string[];
  /** Accepts a change above `largestUsualChange`. */
  readonly confirmed?: boolean;
}

/**
 * Returns a brokerage's rates with an entry added.
 *
 * @throws RateRefused for an invalid entry, a day in the future or before the last entry, a person who
 * is not a team member, an unconfirmed change of more than 0.75 percentage points, or a withdrawal of a
 * rate that does not exist.
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
