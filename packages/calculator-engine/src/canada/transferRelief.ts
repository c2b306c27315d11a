import { type BuyerChoice, shareOf } from "./buyers.ts";
import { decideFirstTime, type FirstTimeDecision } from "./firstTimeBuyer.ts";
import { firstTimeTests } from "./rules/firstTimeTests.ts";
import type { Province } from "./rules/landTransferTaxBrackets.ts";
import {
  firstTimeRelief,
  newlyBuiltRelief,
  separationRelief,
  type TransferRelief,
} from "./rules/landTransferTaxRelief.ts";
import type { RuleBook } from "./rules/ruleBook.ts";
import type { Rule, RuleInForce } from "./rules/ruleInForce.ts";

type ReliefPlace = keyof typeof firstTimeRelief & keyof typeof firstTimeTests;

interface SeparationChoice {
  /** True if a spouse or former spouse takes the home under a written separation agreement. */
  readonly underSeparation?: boolean;
}

interface TaxedHome extends BuyerChoice, SeparationChoice {
  /** Dollars on which the tax is calculated. */
  readonly value: number;
  readonly newlyBuilt?: boolean;
  /** Percent of the home that first-time buyers take. Defaults to the share in their facts. */
  readonly firstTimeShare?: number;
  /** Percent of the home that buyers from abroad take. Defaults to the share in their facts. */
  readonly foreignShare?: number;
}

export interface Relief {
  readonly amount: number;
  readonly rule: RuleInForce<TransferRelief>;
}

function reliefAmount(relief: TransferRelief, value: number, tax: number): number {
  const { max = tax, goneAt, fullTo = goneAt ?? Infinity } = relief;
  if (goneAt === undefined ? value > fullTo : value >= goneAt) return 0;
  const share = goneAt === undefined || value <= fullTo ? 1 : (goneAt - value) / (goneAt - fullTo);
  return Math.min(tax, max) * share;
}

const residentShare = ({ buyers, foreignShare = 0 }: TaxedHome) =>
  buyers
    ? shareOf(buyers, ({ citizenOrPermanentResident }) => citizenOrPermanentResident)
    : 100 - foreignShare;

/** Returns true if a place taxes no transfer between spouses who separate. */
export const isExemptAtSeparation = (
  place: string,
  { underSeparation = false }: SeparationChoice,
): place is keyof typeof separationRelief =>
  underSeparation && Object.hasOwn(separationRelief, place);

const hasRelief = (place: string): place is ReliefPlace =>
  Object.hasOwn(firstTimeRelief, place) && Object.hasOwn(firstTimeTests, place);

/** Returns false before the known history of a rule, where looking it up throws. */
function isKnownOn(rule: Rule<unknown>, book: RuleBook): boolean {
  try {
    book.find(rule);
    return true;
  } catch {
    return false;
  }
}

interface PlaceRelief {
  readonly best: Relief | null;
  /** Relief of first-time buyers above `best`, if nothing was said about the buyers. */
  readonly possible: Relief | null;
  readonly firstTime: FirstTimeDecision | null;
}

/** Returns the largest relief of a place on its tax, with the outcome of the first-time test. */
export function bestRelief(
  place: string,
  tax: number,
  home: TaxedHome,
  book: RuleBook,
): PlaceRelief {
  const { value, newlyBuilt, firstTimeBuyer, buyers, firstTimeShare } = home;
  const give = (rule: Rule<TransferRelief> | undefined, share: number): Relief | null => {
    const inForce = rule && book.find(rule);
    if (!inForce) return null;
    const eligible = inForce.value.resident ? Math.min(share, residentShare(home)) : share;
    const amount = reliefAmount(inForce.value, value, tax) * (eligible / 100);
    return amount > 0 ? { amount, rule: inForce } : null;
  };
  if (isExemptAtSeparation(place, home)) {
    return { best: give(separationRelief[place], 100), possible: null, firstTime: null };
  }
  const built = newlyBuilt ? give(newlyBuiltRelief[place as Province], 100) : null;
  if (!hasRelief(place)) return { best: built, possible: null, firstTime: null };
  const firstTime = decideFirstTime(firstTimeTests[place], home, book);
  const isUnknown = firstTimeBuyer === undefined && !buyers;
  const share = firstTimeShare ?? firstTime?.share ?? 100;
  const rule = firstTimeRelief[place];
  const isGiven = firstTime?.met || (isUnknown && rule && isKnownOn(rule, book));
  const own = isGiven ? give(rule, share) : null;
  const more = (own?.amount ?? 0) - (built?.amount ?? 0);
  if (!own || more <= 0) return { best: built, possible: null, firstTime };
  return isUnknown
    ? { best: built, possible: { ...own, amount: more }, firstTime }
    : { best: own, possible: null, firstTime };
}
