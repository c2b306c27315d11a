import type { BuyerChoice } from "./buyers.ts";
import type { NonResidentShares } from "./nonResidentCharge.ts";
import { type PurchaseProhibition, purchaseProhibition } from "./rules/purchaseProhibition.ts";
import type { RuleBook } from "./rules/ruleBook.ts";
import type { RuleInForce } from "./rules/ruleInForce.ts";

/** Facts that decide whether the federal law forbids a purchase. */
export interface ProhibitionInputs extends BuyerChoice, Pick<NonResidentShares, "foreignShare"> {
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

/** Returns the federal prohibition of this purchase, or `null` if it is allowed. */
export function prohibitionOf(inputs: ProhibitionInputs, book: RuleBook): Prohibition | null {
  const { buyers = [], foreignShare = 0, units = 1, inCensusArea = true } = inputs;
  const forbidden = buyers.flatMap((buyer, index) =>
    buyer.citizenOrPermanentResident || buyer.exceptedFromProhibition ? [] : [index],
  );
  if (forbidden.length === 0 && (buyers.length > 0 || foreignShare === 0)) return null;
  const rule = book.find(purchaseProhibition);
  if (!rule || units > rule.value.unitsUpTo) return null;
  return rule.value.censusAreasOnly && !inCensusArea ? null : { rule, buyers: forbidden };
}
