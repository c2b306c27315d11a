import type { BuyerChoice } from "../canada/buyers.ts";
import type { FirstTimeDecision } from "../canada/firstTimeBuyer.ts";
import type { BuyerReason, FirstTimeTested } from "./note.ts";
import type { RuleUsed } from "./ruleUsed.ts";

/** Facts asked of the buyers: enough for each law's own first-time test. */
export interface BuyerCircumstances {
  /** `"earlier"`: none that they lived in during this calendar year or the four before it. */
  readonly ownedHome: "recently" | "earlier" | "never";
  readonly citizenOrPermanentResident: boolean;
}

/** Converts the circumstances to facts; none for buyers whom no law takes for first-time buyers. */
export function buyerFacts(asked: BuyerCircumstances): BuyerChoice {
  const { ownedHome, citizenOrPermanentResident } = asked;
  if (ownedHome === "recently") return {};
  const everOwnedHome = ownedHome === "earlier";
  const past = everOwnedHome ? { lastYearInOwnHome: 0 } : {};
  return { buyers: [{ everOwnedHome, ...past, citizenOrPermanentResident }] };
}

/** Converts a law's decision about these buyers; the facts asked leave no other reasons. */
export const tested = ({ met, because }: FirstTimeDecision, rule: RuleUsed): FirstTimeTested => ({
  rule,
  met,
  because: because as BuyerReason,
});
