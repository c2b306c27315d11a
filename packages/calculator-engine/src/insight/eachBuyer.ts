import type { BuyerFacts } from "../canada/buyers.ts";
import type { Territory } from "../canada/place.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import type { FactDefinitions } from "./facts.ts";

/** As many buyers as a page asks about one by one. */
export const buyerNumbers = [1, 2, 3, 4] as const;

export type BuyerNumber = (typeof buyerNumbers)[number];

/** Facts of one buyer, by ids that end in the buyer's number. */
interface OneBuyer {
  /** `"earlier"`: in none this year or the four before; `"separated"`: for 90 days at least. */
  readonly owned: "never" | "earlier" | "separated" | "recently";
  /** True if the buyer's spouse owned a home while being their spouse. */
  readonly spouseOwned: boolean;
  /** Citizen or permanent resident of Canada, or the spouse of one who buys as well. */
  readonly citizen: "yes" | "spouse" | "no";
  /** True if the buyer has the age that the province's law asks for. */
  readonly ofAge: boolean;
  /** Months lived in the province up to now. */
  readonly months: number;
  /** Percent of the home; `null` for an equal part of what the others leave. */
  readonly share: number | null;
}

/** Facts of the buyers one by one, in place of those of all together. */
export type EachBuyerFacts = {
  /** Number of buyers whose facts count, or `"together"` for one answer that stands for all. */
  readonly buyerCount: "together" | `${BuyerNumber}`;
} & {
  readonly [Fact in keyof OneBuyer as `${Fact}${BuyerNumber}`]: OneBuyer[Fact];
};

type Counted = Pick<EachBuyerFacts, "buyerCount">;

const countOf = ({ buyerCount = "together" }: Partial<Counted>) =>
  buyerCount === "together" ? 0 : Number(buyerCount);

/** Returns true if one answer stands for all of the buyers. */
export const areTogether = (facts: Counted) => countOf(facts) === 0;

/** Returns true if the facts of the buyer of this number count. */
export const isBuyer = (facts: Counted, number: BuyerNumber) => number <= countOf(facts);

/** Returns true if the share of the buyer of this number counts: the last takes what is left. */
export const isShareAsked = (facts: Counted, number: BuyerNumber) => number < countOf(facts);

const countedNumbers = (facts: Partial<Counted>) =>
  buyerNumbers.filter((number) => number <= countOf(facts));

/** Returns true if a buyer whose facts count is neither a citizen nor a permanent resident. */
export const includesForeigner = (facts: EachBuyerFacts) =>
  countedNumbers(facts).some((number) => facts[`citizen${number}`] !== "yes");

/** Facts that decide whether long mortgages can be insured: one buyer who meets them is enough. */
export type OwnedFacts = Pick<EachBuyerFacts, "buyerCount" | `owned${BuyerNumber}`>;

/** Defines the buyers' number and what each has owned. */
export function ownedFacts<Inputs, Facts extends OwnedFacts>(
  matters: (facts: Facts, inputs: Inputs) => boolean = () => true,
): FactDefinitions<OwnedFacts, Inputs> {
  const owned = buyerNumbers.map((number) => [
    `owned${number}`,
    {
      kind: "choice",
      buyer: number,
      assumed: "recently",
      options: ["never", "earlier", "separated", "recently"],
      tries: ["never", "recently"],
      matters: (facts: Facts, inputs: Inputs) => isBuyer(facts, number) && matters(facts, inputs),
    },
  ]);
  return {
    buyerCount: {
      kind: "choice",
      assumed: "together",
      options: ["together", ...buyerNumbers.map(String)],
      tries: [],
      usual: true,
      matters,
    },
    ...Object.fromEntries(owned),
  };
}

/** Returns shares of 100 percent in all: a share that is too large takes what is left. */
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
 * Converts the facts to each buyer's, as the laws' tests take them; `null` for all together. Facts
 * that a question does not ask for are the ones that no relief follows from.
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
      // More is asked only of a buyer who never owned; for others, owning a home is the reason.
      ...(owned === "never" && {
        spouseOwnedHome: facts[`spouseOwned${number}`] ?? true,
        monthsInProvince: facts[`months${number}`] ?? 0,
      }),
      citizenOrPermanentResident: citizen === "yes",
      // The federal law excepts a citizen's spouse; of the provinces' taxes, only Ontario's does.
      exceptedFromProhibition: citizen === "spouse",
      exceptedFromForeignTax: citizen === "spouse" && province === "ON",
      ...(facts[`ofAge${number}`] === false && { age: 0 }),
      share: shares[index] ?? 0,
    };
  });
}
