import type { BuyerChoice, BuyerFacts } from "../canada/buyers.ts";
import type { FirstTimeDecision } from "../canada/firstTimeBuyer.ts";
import type { FirstTimeTested } from "./note.ts";
import type { RuleUsed } from "./ruleUsed.ts";

/** Answers of the buyers that the first-time buyer tests need. */
export interface BuyerCircumstances {
  /** `"earlier"`: they lived in no owned home during this calendar year or the four before it. */
  readonly ownedHome: "recently" | "earlier" | "never";
  readonly citizenOrPermanentResident: boolean;
  /** Facts about each buyer, which replace the two above; `null` if one answer covers all buyers. */
  readonly buyers: readonly BuyerFacts[] | null;
}

/** Converts the answers to buyer facts; empty if no law treats them as first-time buyers. */
export function buyerFacts(asked: BuyerCircumstances): BuyerChoice {
  const { ownedHome, citizenOrPermanentResident, buyers } = asked;
  if (buyers) return { buyers };
  if (ownedHome === "recently") return {};
  const everOwnedHome = ownedHome === "earlier";
  const past = everOwnedHome ? { lastYearInOwnHome: 0 } : {};
  return { buyers: [{ everOwnedHome, ...past, citizenOrPermanentResident }] };
}

/** Converts a law's decision for display, with each buyer's outcome if each was asked about. */
export const tested = (
  { met, because, share, buyers }: FirstTimeDecision,
  rule: RuleUsed,
  asked: BuyerCircumstances,
): FirstTimeTested => ({ rule, met, because, share, buyers: asked.buyers ? buyers : [] });
