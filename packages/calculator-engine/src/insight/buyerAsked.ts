import type { BuyerChoice, BuyerFacts } from "../canada/buyers.ts";
import type { FirstTimeDecision } from "../canada/firstTimeBuyer.ts";
import type { FirstTimeTested } from "./note.ts";
import type { RuleUsed } from "./ruleUsed.ts";

/** Answers of the buyers that the first-time buyer tests need. */
export interface BuyerCircumstances {
  /** `"earlier"`: they lived in no owned home during this calendar year or the four before it. */
  readonly ownedHome: "recently" | "earlier" | "never";
  readonly citizenOrPermanentResident: boolean;
  /** Other facts about all buyers, in the words of single laws. */
  readonly byLaw: Partial<BuyerFacts>;
  /** Facts about each buyer, which replace those above; `null` if one answer covers all buyers. */
  readonly buyers: readonly BuyerFacts[] | null;
}

/** Converts the answers to buyer facts, or to one no if they meet no law's test or exception. */
export function asBuyer(asked: BuyerCircumstances): BuyerChoice {
  const { ownedHome, citizenOrPermanentResident, byLaw, buyers } = asked;
  if (buyers) return { buyers };
  const { ownedHomeInCanada = true, ownedPrincipalResidence = true, statusInCanada } = byLaw;
  const meetsNone = ownedHomeInCanada && ownedPrincipalResidence && !statusInCanada;
  if (ownedHome === "recently" && meetsNone) return { firstTimeBuyer: false };
  const everOwnedHome = ownedHome !== "never";
  const past = ownedHome === "earlier" ? { lastYearInOwnHome: 0 } : {};
  return { buyers: [{ ...byLaw, ...past, everOwnedHome, citizenOrPermanentResident }] };
}

/** Converts a law's decision for display, with each buyer's outcome if each was asked about. */
export const tested = (
  { met, because, share, buyers }: FirstTimeDecision,
  rule: RuleUsed,
  asked: BuyerCircumstances,
): FirstTimeTested => ({ rule, met, because, share, buyers: asked.buyers ? buyers : [] });
