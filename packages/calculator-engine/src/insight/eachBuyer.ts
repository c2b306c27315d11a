import type { BuyerFacts } from "../canada/buyers.ts";
import type { Territory } from "../canada/place.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import { oneOf } from "../fieldRules.ts";
import type { FactDefinitions } from "./facts.ts";

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
  /** True if the buyer's spouse owned a home while being their spouse. */
  readonly spouseOwned: boolean;
  /** `"yes"`: citizen or permanent resident of Canada; `"spouse"`: spouse of one who also buys. */
  readonly citizen: "yes" | "spouse" | "no";
  /** True if the buyer has the minimum age of the provincial test. */
  readonly ofAge: boolean;
  /** Months lived in the province up to now. */
  readonly months: number;
  /** Percent of the home; `null` for an equal part of the remainder. */
  readonly share: number | null;
}

/** Facts about each buyer separately, in place of facts about all buyers together. */
export type EachBuyerFacts = {
  /** Number of buyers described separately, or `"together"` if one answer covers all buyers. */
  readonly buyerCount: "together" | `${BuyerNumber}`;
} & {
  readonly [Fact in keyof OneBuyer as `${Fact}${BuyerNumber}`]: OneBuyer[Fact];
};

type Counted = Pick<EachBuyerFacts, "buyerCount">;

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

/** Past ownership of each buyer. One first-time buyer is enough to insure a long amortization. */
export type OwnedFacts = Pick<EachBuyerFacts, "buyerCount" | `owned${BuyerNumber}`>;

/** Defines the facts for the number of buyers and the past ownership of each. */
export function ownedFacts<Inputs, Facts extends OwnedFacts>(
  matters: (facts: Facts, inputs: Inputs) => boolean = () => true,
): FactDefinitions<OwnedFacts, Inputs> {
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
    ...Object.fromEntries(owned),
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
    const citizen = facts[`citizen${number}`] ?? "yes";
    return {
      everOwnedHome: owned !== "never",
      ...(owned !== "never" && { lastYearInOwnHome: owned === "earlier" ? 0 : thisYear }),
      recentlySeparated: owned === "separated",
      // Only a buyer who never owned a home needs these facts; for others, ownership is the reason.
      ...(owned === "never" && {
        spouseOwnedHome: facts[`spouseOwned${number}`] ?? true,
        monthsInProvince: facts[`months${number}`] ?? 0,
      }),
      citizenOrPermanentResident: citizen === "yes",
      // Federal law exempts a citizen's spouse; of the provincial taxes, only Ontario's does.
      exceptedFromProhibition: citizen === "spouse",
      exceptedFromForeignTax: citizen === "spouse" && province === "ON",
      ...(facts[`ofAge${number}`] === false && { age: 0 }),
      share: shares[index] ?? 0,
    };
  });
}
