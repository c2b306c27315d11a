import type { BuyerChoice, BuyerFacts } from "../canada/buyers.ts";
import { averageMonthsAfter } from "../canada/calendar.ts";
import type { FirstTimeDecision } from "../canada/firstTimeBuyer.ts";
import { type ExceptedStatus, purchaseProhibition } from "../canada/rules/purchaseProhibition.ts";
import type { FirstTimeTested, RuleUsed } from "./note.ts";

/**
 * Facts in the words of single laws, about all buyers together or about one of them. The last four are
 * about a buyer who is neither a citizen nor a permanent resident.
 */
interface LawFacts {
  /** True if one of the homes owned was in Canada. */
  readonly ownedInCanada: boolean;
  /** True if one of the homes owned, anywhere, was the owner's principal residence. */
  readonly ownedResidence: boolean;
  /** True if the province's relief for first-time buyers was given before. */
  readonly hadRelief: boolean;
  /** True if the buyer lived in a home of the present spouse, this year or in the four before. */
  readonly livedInSpouseHome: boolean;
  readonly status: ExceptedStatus | "nominee" | "none";
  /** True if the buyer may work in Canada. */
  readonly mayWork: boolean;
  /** Months of validity left on the work permit. */
  readonly permitMonths: number;
  /** True if the tax returns and the days in Canada that the law asks of students are there. */
  readonly studentMeets: boolean;
}

/** Facts about one buyer: a row of the list `buyers`. */
export interface Buyer extends LawFacts {
  /**
   * `"earlier"`: lived in no owned home this year or the four before; `"separated"`: at least 90 days
   * apart from the spouse or partner who shared the owned home.
   */
  readonly owned: "never" | "earlier" | "separated" | "recently";
  /** Months since that separation began. */
  readonly monthsApart: number;
  /** True if the buyer's spouse owned a home while being their spouse. */
  readonly spouseOwned: boolean;
  /** `"yes"`: citizen or permanent resident of Canada. */
  readonly citizen: "yes" | "no";
  /** True if the buyer has the minimum age of the provincial test. */
  readonly ofAge: boolean;
  /** Months lived in the province up to now. */
  readonly months: number;
  /** Percent of the home; `null` for an equal part of the remainder. */
  readonly share: number | null;
}

/** Most buyers that a page can ask about one by one. */
export const mostBuyers = 4;

interface Counted {
  /** Number of buyers described separately, or `"together"` if one answer covers all buyers. */
  readonly buyerCount: "together" | "1" | "2" | "3" | "4";
}

/** Facts about all buyers together, or about each of them. */
export interface EachBuyerFacts extends LawFacts, Counted {
  /** One row for each buyer; those beyond `buyerCount` do not count. */
  readonly buyers: readonly Buyer[];
}

/** Past ownership of each buyer. One first-time buyer is enough to insure a long amortization. */
export interface OwnedFacts extends Pick<EachBuyerFacts, "ownedInCanada">, Counted {
  readonly buyers: readonly Pick<Buyer, "owned" | "monthsApart" | "ownedInCanada">[];
}

/** Facts of a question about its buyers, with its answers about all of them together. */
export interface BuyersAsked extends Partial<Omit<EachBuyerFacts, "buyers">> {
  readonly buyers?: readonly Partial<Buyer>[];
  readonly ownedHome?: Buyer["owned"];
  readonly residency?: "all" | "not-all";
}

/** Number of buyers described separately; 0 if one answer covers all buyers. */
const buyerTotal = ({ buyerCount = "together" }: Partial<Counted>) =>
  buyerCount === "together" ? 0 : Number(buyerCount);

export const areTogether = (facts: Partial<Counted>) => buyerTotal(facts) === 0;

const countedBuyers = (facts: BuyersAsked) => (facts.buyers ?? []).slice(0, buyerTotal(facts));

/** Returns true if a separately described buyer is neither a citizen nor a permanent resident. */
export const includesForeigner = (facts: BuyersAsked) =>
  countedBuyers(facts).some(({ citizen }) => citizen === "no");

/** Returns all buyers together, or with the index of a row one of them, as far as they are asked about. */
export function subjectOf(facts: BuyersAsked, row: number | null) {
  const isAsked = row === null ? areTogether(facts) : row < buyerTotal(facts);
  const about = (row === null ? facts : facts.buyers?.[row]) ?? {};
  const buyer = about as Partial<Buyer>;
  const owned = row === null ? facts.ownedHome : buyer.owned;
  const isForeign = row === null ? facts.residency === "not-all" : buyer.citizen === "no";
  return {
    about: buyer,
    isAsked,
    /** The last buyer gets the remainder, so that no share is asked for. */
    isShareAsked: row !== null && row < buyerTotal(facts) - 1,
    owned,
    hasOwned: isAsked && owned !== "never",
    isRecent: isAsked && owned === "recently",
    isForeign: isAsked && isForeign,
  };
}

/** Returns shares in percent that add up to 100: one too large gets the remainder, `null` ones divide it. */
function sharesGiven(given: readonly (number | null)[]): number[] {
  let left = 100;
  const taken = given.map((share) => {
    if (share === null) return null;
    const part = Math.min(share, left);
    left -= part;
    return part;
  });
  const others = taken.filter((share) => share === null).length;
  return taken.map((share) => share ?? left / others);
}

/** Months that stand for the 90 days apart that the law asks. */
const leastMonthsApart = 3;

/** Days in a month, so that a permit of six months has the half year that the law asks. */
const permitDaysAMonth = 30.5;

const student = purchaseProhibition.versions[0]?.value.exceptions.find(
  ({ status }) => status === "student",
);

/** Converts the facts in the words of single laws to a buyer's facts for the tests in the laws. */
export function lawFactsOf(about: Partial<LawFacts>, owned: Buyer["owned"] | undefined) {
  const { status = "none", ownedInCanada = true, ownedResidence = true, hadRelief = false } = about;
  const isNominee = status === "nominee";
  return {
    ownedHomeInCanada: ownedInCanada,
    ownedPrincipalResidence: ownedResidence,
    hadFirstTimeRelief: hadRelief,
    // A nominee buys on a work permit until the permanent residence is granted.
    ...(status !== "none" && { statusInCanada: isNominee ? ("worker" as const) : status }),
    ...(isNominee && { nominee: true }),
    mayWorkInCanada: about.mayWork ?? true,
    permitDaysLeft: Math.floor((about.permitMonths ?? 0) * permitDaysAMonth),
    ...(about.studentMeets && {
      taxReturnsInCanada: student?.taxReturns ?? 0,
      daysInCanadaEachYear: student?.daysEachYear ?? 0,
    }),
    homesPurchased: owned !== "never" && ownedInCanada ? 1 : 0,
  };
}

/**
 * Returns `null` if one answer covers all buyers. What a question does not ask defaults to no
 * provincial first-time relief and no foreign buyers' tax.
 */
export function buyersOf(facts: BuyersAsked, on: string): readonly BuyerFacts[] | null {
  const buyers = countedBuyers(facts);
  if (buyers.length === 0) return null;
  const last = buyers.length - 1;
  const shares = sharesGiven(buyers.map(({ share = null }, row) => (row < last ? share : null)));
  const thisYear = Number(on.slice(0, 4));
  return buyers.map((buyer, row) => {
    const { owned = "recently", monthsApart = 12, citizen = "yes" } = buyer;
    const byLaw = lawFactsOf(buyer, owned);
    const apart = owned === "separated" ? monthsApart : 0;
    return {
      ...byLaw,
      everOwnedHome: owned !== "never",
      ...(owned !== "never" && { lastYearInOwnHome: owned === "earlier" ? 0 : thisYear }),
      ...(buyer.livedInSpouseHome && { lastYearInOwnHome: thisYear }),
      recentlySeparated: apart >= leastMonthsApart,
      separatedSince: Number(averageMonthsAfter(-apart, on).slice(0, 4)),
      // Only a buyer whom ownership does not exclude needs these facts.
      ...((owned === "never" || !byLaw.ownedPrincipalResidence) && {
        spouseOwnedHome: buyer.spouseOwned ?? true,
        monthsInProvince: buyer.months ?? 0,
      }),
      citizenOrPermanentResident: citizen === "yes",
      ...(buyer.ofAge === false && { age: 0 }),
      share: shares[row] ?? 0,
    };
  });
}

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
  const mayWork = citizenOrPermanentResident || byLaw.mayWorkInCanada !== false;
  const meetsNone = ownedHomeInCanada && ownedPrincipalResidence && !statusInCanada && mayWork;
  if (ownedHome === "recently" && meetsNone) return { firstTimeBuyer: false };
  const everOwnedHome = ownedHome !== "never";
  const past = ownedHome === "earlier" ? { lastYearInOwnHome: 0 } : {};
  return { buyers: [{ ...past, ...byLaw, everOwnedHome, citizenOrPermanentResident }] };
}

/** Converts a law's decision for display, with each buyer's outcome if each was asked about. */
export const tested = (
  { met, because, share, buyers }: FirstTimeDecision,
  rule: RuleUsed,
  asked: BuyerCircumstances,
): FirstTimeTested => ({ rule, met, because, share, buyers: asked.buyers ? buyers : [] });
