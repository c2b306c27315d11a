import { type BuyerChoice, shareOf } from "./buyers.ts";
import { decideFirstTime, type FirstTimeDecision } from "./firstTimeBuyer.ts";
import { firstTimeTests } from "./rules/firstTimeTests.ts";
import type { Province } from "./rules/landTransferTaxBrackets.ts";
import {
  firstTimeRelief,
  newlyBuiltRelief,
  type TransferRelief,
} from "./rules/landTransferTaxRelief.ts";
import type { RuleBook } from "./rules/ruleBook.ts";
import type { Rule, RuleInForce } from "./rules/ruleInForce.ts";

type ReliefPlace = keyof typeof firstTimeRelief & keyof typeof firstTimeTests;

interface TaxedHome extends BuyerChoice {
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

/** Returns the percent of the home that citizens and permanent residents of Canada take. */
const residentShare = ({ buyers, foreignShare = 0 }: TaxedHome) =>
  buyers
    ? shareOf(buyers, ({ citizenOrPermanentResident }) => citizenOrPermanentResident)
    : 100 - foreignShare;

const hasRelief = (place: string): place is ReliefPlace =>
  Object.hasOwn(firstTimeRelief, place) && Object.hasOwn(firstTimeTests, place);

/** Returns the largest relief of a place on its tax, with the outcome of the first-time test. */
export function bestRelief(
  place: string,
  tax: number,
  home: TaxedHome,
  book: RuleBook,
): { readonly best: Relief | null; readonly firstTime: FirstTimeDecision | null } {
  const { value, newlyBuilt } = home;
  const reliefs: Relief[] = [];
  const give = (rule: Rule<TransferRelief> | undefined, share: number) => {
    const inForce = rule && book.find(rule);
    if (!inForce) return;
    const eligible = inForce.value.resident ? Math.min(share, residentShare(home)) : share;
    const amount = reliefAmount(inForce.value, value, tax) * (eligible / 100);
    if (amount > 0) reliefs.push({ amount, rule: inForce });
  };
  const firstTime = hasRelief(place) ? decideFirstTime(firstTimeTests[place], home, book) : null;
  if (firstTime?.met) {
    give(firstTimeRelief[place as ReliefPlace], home.firstTimeShare ?? firstTime.share);
  }
  if (newlyBuilt) give(newlyBuiltRelief[place as Province], 100);
  const [best = null] = reliefs.sort((a, b) => b.amount - a.amount);
  return { best, firstTime };
}
