import type { BuyerChoice, BuyerFacts } from "./buyers.ts";
import type { NonResidentShares } from "./nonResidentCharge.ts";
import {
  type ProhibitionException,
  type PurchaseProhibition,
  purchaseProhibition,
} from "./rules/purchaseProhibition.ts";
import type { RuleBook } from "./rules/ruleBook.ts";
import type { RuleInForce } from "./rules/ruleInForce.ts";

/** Facts that decide whether the federal law forbids a purchase. */
export interface ProhibitionInputs extends BuyerChoice, Pick<NonResidentShares, "foreignShare"> {
  /** Dollars. */ readonly price: number;
  /** True under a written separation agreement: what comes of a separation is no purchase (s. 4(2)(a)). */
  readonly underSeparation?: boolean;
  /** True for a home that comes by gift or death, which is no purchase either (s. 4(2)(a)). */
  readonly byGiftOrDeath?: boolean;
  /** Homes in the building; 1 by default. */
  readonly units?: number;
  /** True if the home is in a census metropolitan area or agglomeration. Defaults to true. */
  readonly inCensusArea?: boolean;
}

/** Purchase forbidden by law, and the buyers to whom it is forbidden. */
export interface Prohibition {
  readonly rule: RuleInForce<PurchaseProhibition>;
  /** Indexes in the list of buyers, from 0; empty if only a share was given. */
  readonly buyers: readonly number[];
}

const isExcepted = (
  buyer: BuyerFacts,
  price: number,
  exceptions: readonly ProhibitionException[],
): boolean =>
  exceptions.some(
    (exception) =>
      exception.status === buyer.statusInCanada &&
      (buyer.permitDaysLeft ?? 0) >= (exception.permitDaysLeft ?? 0) &&
      (buyer.yearsWorkedInCanada ?? 0) >= (exception.yearsWorked ?? 0) &&
      (buyer.taxReturnsInCanada ?? 0) >= (exception.taxReturns ?? 0) &&
      (buyer.daysInCanadaEachYear ?? 0) >= (exception.daysEachYear ?? 0) &&
      (buyer.homesPurchased ?? 0) < (exception.homes ?? Infinity) &&
      price <= (exception.priceUpTo ?? Infinity),
  );

/** Returns the federal prohibition of this purchase, or `null` if it is allowed. */
export function prohibitionOf(inputs: ProhibitionInputs, book: RuleBook): Prohibition | null {
  const { buyers = [], foreignShare = 0, units = 1, inCensusArea = true, price } = inputs;
  const foreign = buyers.flatMap((buyer, index) =>
    buyer.citizenOrPermanentResident || buyer.exceptedFromProhibition ? [] : [{ buyer, index }],
  );
  if (foreign.length === 0 && (buyers.length > 0 || foreignShare === 0)) return null;
  const rule =
    inputs.underSeparation || inputs.byGiftOrDeath ? null : book.find(purchaseProhibition);
  if (!rule || units > rule.value.unitsUpTo) return null;
  if (rule.value.censusAreasOnly && !inCensusArea) return null;
  const forbidden = foreign.filter(({ buyer }) => !isExcepted(buyer, price, rule.value.exceptions));
  if (buyers.length > 0 && forbidden.length === 0) return null;
  return { rule, buyers: forbidden.map(({ index }) => index) };
}
