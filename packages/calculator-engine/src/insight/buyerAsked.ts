import type { BuyerChoice, BuyerFacts } from "../canada/buyers.ts";
import type { FirstTimeDecision } from "../canada/firstTimeBuyer.ts";
import type { FirstTimeTested } from "./note.ts";
import type { RuleUsed } from "./ruleUsed.ts";

/** Facts asked of the buyers: enough for each law's own first-time test. */
export interface BuyerCircumstances {
  /** `"earlier"`: none that they lived in during this calendar year or the four before it. */
  readonly ownedHome: "recently" | "earlier" | "never";
  readonly citizenOrPermanentResident: boolean;
  /** Facts about each buyer, in place of the others; `null` where one answer stands for all. */
  readonly buyers: readonly BuyerFacts[] | null;
}

/** Converts the circumstances to facts; none for buyers whom no law takes for first-time buyers. */
export function buyerFacts(asked: BuyerCircumstances): BuyerChoice {
  const { ownedHome, citizenOrPermanentResident, buyers } = asked;
  if (buyers) return { buyers };
  if (ownedHome === "recently") return {};
  const everOwnedHome = ownedHome === "earlier";
  const past = everOwnedHome ? { lastYearInOwnHome: 0 } : {};
  return { buyers: [{ everOwnedHome, ...past, citizenOrPermanentResident }] };
}

/** Converts a law's decision about these buyers, each of them where each was asked about. */
export const tested = (
  { met, because, share, buyers }: FirstTimeDecision,
  rule: RuleUsed,
  asked: BuyerCircumstances,
): FirstTimeTested => ({ rule, met, because, share, buyers: asked.buyers ? buyers : [] });
