import type { BuyerChoice } from "../canada/buyers.ts";
import type { FirstTimeDecision } from "../canada/firstTimeBuyer.ts";
import type { BuyerReason, FirstTimeTested } from "./note.ts";
import type { RuleUsed } from "./ruleUsed.ts";

/** What is asked of the buyers: enough for each law to decide by its own test who buys for the first time. */
export interface BuyerCircumstances {
  /** `"earlier"`: none that they lived in during this calendar year or the four before it. */
  readonly ownedHome: "recently" | "earlier" | "never";
  readonly citizenOrPermanentResident: boolean;
}

/** The same as facts; nothing for buyers whom no law takes for first-time buyers. */
export function buyerFacts(asked: BuyerCircumstances): BuyerChoice {
  const { ownedHome, citizenOrPermanentResident } = asked;
  if (ownedHome === "recently") return {};
  const everOwnedHome = ownedHome === "earlier";
  const past = everOwnedHome ? { lastYearInOwnHome: 0 } : {};
  return { buyers: [{ everOwnedHome, ...past, citizenOrPermanentResident }] };
}

/** How a law judged buyers of whom no more was asked than here. */
export const tested = ({ met, because }: FirstTimeDecision, rule: RuleUsed): FirstTimeTested => ({
  rule,
  met,
  because: because as BuyerReason,
});
