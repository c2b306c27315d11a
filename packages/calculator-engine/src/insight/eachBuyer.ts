import type { BuyerFacts } from "../canada/buyers.ts";
import type { Territory } from "../canada/place.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import { type ExceptedStatus, purchaseProhibition } from "../canada/rules/purchaseProhibition.ts";
import { monthCount, oneOf } from "../fieldRules.ts";
import { type FactDefinitions, yesOrNo } from "./facts.ts";
import { averageMonthsAfter } from "./purchaseDays.ts";

/** Numbers of the buyers that a page can ask about one by one. */
export const buyerNumbers = [1, 2, 3, 4] as const;

export type BuyerNumber = (typeof buyerNumbers)[number];

/** Facts about one buyer. The ids of `EachBuyerFacts` append the buyer's number. */
interface OneBuyer {
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

/**
 * Facts in the words of single laws, about all buyers together or, with a number, about one buyer. The
 * last three are about a buyer who is neither a citizen nor a permanent resident.
 */
interface LawFacts {
  /** True if one of the homes owned was in Canada. */
  readonly ownedInCanada: boolean;
  /** True if one of the homes owned, anywhere, was the owner's principal residence. */
  readonly ownedResidence: boolean;
  /** True if the province's relief for first-time buyers was given before. */
  readonly hadRelief: boolean;
  readonly status: ExceptedStatus | "none";
  /** Months of validity left on the work permit. */
  readonly permitMonths: number;
  /** True if the tax returns and the days in Canada that the law asks of students are there. */
  readonly studentMeets: boolean;
}

/** Number of a buyer, or nothing for all buyers together. */
export type BuyerSuffix = "" | BuyerNumber;

/** Facts about each buyer separately, in place of facts about all buyers together. */
export type EachBuyerFacts = {
  /** Number of buyers described separately, or `"together"` if one answer covers all buyers. */
  readonly buyerCount: "together" | `${BuyerNumber}`;
} & {
  readonly [Fact in keyof OneBuyer as `${Fact}${BuyerNumber}`]: OneBuyer[Fact];
} & {
  readonly [Fact in keyof LawFacts as `${Fact}${BuyerSuffix}`]: LawFacts[Fact];
};

type Counted = Pick<EachBuyerFacts, "buyerCount">;

/** Months that stand for the 90 days apart that the law asks. */
const leastMonthsApart = 3;

const buyerTotal = ({ buyerCount = "together" }: Partial<Counted>) =>
  buyerCount === "together" ? 0 : Number(buyerCount);

/** Returns true if one answer covers all buyers. */
export const areTogether = (facts: Counted) => buyerTotal(facts) === 0;

/** Returns true if the buyer with this number is described separately. */
export const isBuyer = (facts: Counted, number: BuyerNumber) => number <= buyerTotal(facts);

/** Returns true if this buyer's share is asked for. The last buyer gets the remainder. */
export const isShareAsked = (facts: Counted, number: BuyerNumber) => number < buyerTotal(facts);

const countedNumbers = (facts: Partial<Counted>) =>
  buyerNumbers.filter((number) => number <= buyerTotal(facts));

/** Returns true if a separately described buyer is neither a citizen nor a permanent resident. */
export const includesForeigner = (facts: EachBuyerFacts) =>
  countedNumbers(facts).some((number) => facts[`citizen${number}`] !== "yes");

/** Returns true if a buyer, or one of all together, has owned a home. */
export const hasOwned = (
  facts: Partial<EachBuyerFacts> & { readonly ownedHome?: OneBuyer["owned"] },
  suffix: BuyerSuffix,
) => (suffix === "" ? facts.ownedHome : facts[`owned${suffix}`]) !== "never";

/** Returns true if facts with this suffix are asked: about all buyers together, or about one of them. */
export const isAsked = (facts: Counted, suffix: BuyerSuffix) =>
  suffix === "" ? areTogether(facts) : isBuyer(facts, suffix);

/** Past ownership of each buyer. One first-time buyer is enough to insure a long amortization. */
export type OwnedFacts = Pick<
  EachBuyerFacts,
  "buyerCount" | `${"owned" | "monthsApart"}${BuyerNumber}` | `ownedInCanada${BuyerSuffix}`
>;

/**
 * Defines the facts for the number of buyers and the past ownership of each. `isInCanadaAsked` tells if
 * a law counts only homes in Canada; by default, the same as `matters`.
 */
export function ownedFacts<Inputs, Facts extends OwnedFacts>(
  matters: (facts: Facts, inputs: Inputs) => boolean = () => true,
  isInCanadaAsked: (facts: Facts, inputs: Inputs, suffix: BuyerSuffix) => boolean = matters,
): FactDefinitions<OwnedFacts, Inputs> {
  const apart = buyerNumbers.map((number) => [
    `monthsApart${number}`,
    {
      rule: monthCount,
      buyer: number,
      default: 12,
      tries: [60],
      usual: true,
      matters: (facts: Facts, inputs: Inputs) =>
        isBuyer(facts, number) && facts[`owned${number}`] === "separated" && matters(facts, inputs),
    },
  ]);
  const inCanada = (["", ...buyerNumbers] as const).map((suffix) => [
    `ownedInCanada${suffix}`,
    {
      rule: yesOrNo,
      ...(suffix !== "" && { buyer: suffix }),
      default: true,
      usual: true,
      matters: (facts: Facts, inputs: Inputs) =>
        isAsked(facts, suffix) && hasOwned(facts, suffix) && isInCanadaAsked(facts, inputs, suffix),
    },
  ]);
  const owned = buyerNumbers.map((number) => [
    `owned${number}`,
    {
      rule: /* @__PURE__ */ oneOf(["never", "earlier", "separated", "recently"]),
      buyer: number,
      // An answer about all buyers holds for each of them.
      default: ({ ownedHome = "recently" }: { readonly ownedHome?: OneBuyer["owned"] }) =>
        ownedHome,
      tries: ["never", "recently"],
      matters: (facts: Facts, inputs: Inputs) => isBuyer(facts, number) && matters(facts, inputs),
    },
  ]);
  return {
    buyerCount: {
      rule: /* @__PURE__ */ oneOf(["together", ...buyerNumbers.map(String)]),
      default: "together",
      tries: [],
      usual: true,
      matters,
    },
    ...Object.fromEntries([...owned, ...apart, ...inCanada]),
  };
}

/**
 * Returns shares in percent that add up to 100. A share that is too large is reduced to the remainder;
 * `null` shares divide what is left equally.
 */
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

/** Days in a month, so that a permit of six months has the half year that the law asks. */
const permitDaysAMonth = 30.5;

const student = purchaseProhibition.versions[0]?.value.exceptions.find(
  ({ status }) => status === "student",
);

/** Converts the facts in the words of single laws to a buyer's facts for the tests in the laws. */
export function lawFactsOf(
  facts: Partial<EachBuyerFacts>,
  suffix: BuyerSuffix,
  province: Province | Territory | undefined,
) {
  const status = facts[`status${suffix}`] ?? "none";
  const inCanada = facts[`ownedInCanada${suffix}`] ?? true;
  return {
    ownedHomeInCanada: inCanada,
    ownedPrincipalResidence: facts[`ownedResidence${suffix}`] ?? true,
    hadFirstTimeRelief: facts[`hadRelief${suffix}`] ?? false,
    ...(status !== "none" && { statusInCanada: status }),
    permitDaysLeft: Math.floor((facts[`permitMonths${suffix}`] ?? 0) * permitDaysAMonth),
    ...(facts[`studentMeets${suffix}`] && {
      taxReturnsInCanada: student?.taxReturns ?? 0,
      daysInCanadaEachYear: student?.daysEachYear ?? 0,
    }),
    homesPurchased: hasOwned(facts, suffix) && inCanada ? 1 : 0,
    // Of the provincial taxes on foreign buyers, only Ontario's and Toronto's except these two.
    exceptedFromForeignTax:
      province === "ON" && (status === "spouse" || status === "protected-person"),
  };
}

/**
 * Converts the facts to each buyer's facts for the tests in the laws; `null` if one answer covers all
 * buyers. Facts that a question does not ask for default to values that give no provincial first-time
 * relief and no foreign buyers' tax.
 */
export function buyersOf(
  facts: Partial<EachBuyerFacts>,
  province: Province | Territory | undefined,
  on: string,
): readonly BuyerFacts[] | null {
  const numbers = countedNumbers(facts);
  if (numbers.length === 0) return null;
  const shares = sharesGiven(
    numbers.map((number) => (number < numbers.length ? (facts[`share${number}`] ?? null) : null)),
  );
  const thisYear = Number(on.slice(0, 4));
  return numbers.map((number, index) => {
    const owned = facts[`owned${number}`] ?? "recently";
    const byLaw = lawFactsOf(facts, number, province);
    const apart = owned === "separated" ? (facts[`monthsApart${number}`] ?? 12) : 0;
    return {
      ...byLaw,
      everOwnedHome: owned !== "never",
      ...(owned !== "never" && { lastYearInOwnHome: owned === "earlier" ? 0 : thisYear }),
      recentlySeparated: apart >= leastMonthsApart,
      separatedSince: Number(averageMonthsAfter(-apart, on).slice(0, 4)),
      // Only a buyer whom ownership does not exclude needs these facts.
      ...((owned === "never" || !byLaw.ownedPrincipalResidence) && {
        spouseOwnedHome: facts[`spouseOwned${number}`] ?? true,
        monthsInProvince: facts[`months${number}`] ?? 0,
      }),
      citizenOrPermanentResident: (facts[`citizen${number}`] ?? "yes") === "yes",
      ...(facts[`ofAge${number}`] === false && { age: 0 }),
      share: shares[index] ?? 0,
    };
  });
}
