import { issuesWithin } from "../calculator.ts";
import { amount, type FieldRule, isNumber, mustBe, oneOf, percentage } from "../fieldRules.ts";
import { type Accepting, flag, type InputsIn, optional } from "./optionalField.ts";
import { exceptedStatuses } from "./rules/purchaseProhibition.ts";

/** Facts about one buyer, for the tests in the laws. */
export interface BuyerFacts extends InputsIn<typeof factRules> {}

/** Buyers of a home: facts about each, or one answer to every law's test. */
export interface BuyerChoice {
  /** Shorthand: `true` if the buyers meet every law's test, `false` if they meet none. */
  readonly firstTimeBuyer?: boolean;
  /** Facts about each buyer, for the test of each rule. Not with `firstTimeBuyer: true`. */
  readonly buyers?: readonly BuyerFacts[];
}

const bool = mustBe<Accepting<boolean>>("true or false", (value) => typeof value === "boolean");

const factRules = {
  /** True if the buyer has ever owned a home, or a share of one, anywhere in the world. */
  everOwnedHome: bool,
  /** True if one of those homes was in Canada. Defaults to true. */
  ownedHomeInCanada: flag,
  /** True if one of those homes, anywhere, was the buyer's principal residence. Defaults to true. */
  ownedPrincipalResidence: flag,
  /** True if the buyer had the province's relief for first-time buyers before. Defaults to false. */
  hadFirstTimeRelief: flag,
  /** Last calendar year in which the buyer lived in a home that they or their partner owned. */
  lastYearInOwnHome: optional(amount),
  /** True if the buyer's spouse owned a home while being their spouse. Defaults to false. */
  spouseOwnedHome: flag,
  /** True if separated for at least 90 days from the spouse or partner with whom they owned a home. */
  recentlySeparated: flag,
  /** Calendar year in which that separation began. Recent enough by default. */
  separatedSince: optional(amount),
  citizenOrPermanentResident: bool,
  /** True if the province nominated the buyer for permanent residence. Defaults to false. */
  nominee: flag,
  /** True if the buyer may work in Canada, as insurers ask of temporary residents. Defaults to true. */
  mayWorkInCanada: flag,
  /** True if foreign buyers' taxes exempt the buyer for another reason than status and residence. */
  exceptedFromForeignTax: flag,
  /** Shorthand: true if the prohibition exempts the buyer, in place of `statusInCanada`. */
  exceptedFromProhibition: flag,
  /**
   * Status that may exempt the buyer from the prohibition. `"spouse"`: buys with a spouse or partner who
   * is a citizen, a permanent resident, registered under the Indian Act or exempt themselves.
   */
  statusInCanada: optional(oneOf(exceptedStatuses)),
  /** Days of validity left on the work permit on the day of the purchase. Defaults to 0. */
  permitDaysLeft: optional(amount),
  /** Years of full-time work in Canada in the four years before. Defaults to 0. */
  yearsWorkedInCanada: optional(amount),
  /** Income tax returns filed in Canada: a worker's last four years, a student's last five. */
  taxReturnsInCanada: optional(amount),
  /** Least days present in Canada in any of the five years before. Defaults to 0. */
  daysInCanadaEachYear: optional(amount),
  /** Homes purchased in Canada before. Defaults to 0. */
  homesPurchased: optional(amount),
  /** Age in years. Sufficient by default. */
  age: optional(amount),
  /** Months lived in the province up to now. Sufficient by default. */
  monthsInProvince: optional(amount),
  /** True if two of the last six tax returns were filed in the province. */
  filedTaxReturnsInProvince: flag,
  /** True if the buyer will live in the home for the six months after closing. */
  staysSixMonths: flag,
  /** True if the buyer lives in the province or moves in within six months. Defaults to true. */
  livesInProvince: flag,
  /** Percent of the home. Buyers without a share divide the rest equally. */
  share: optional(percentage),
};

const givenShares = (buyers: readonly unknown[]): number[] =>
  buyers.map((buyer) => Object(buyer).share).filter(isNumber);

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

function sharesFit(buyers: readonly unknown[]): boolean {
  const given = givenShares(buyers);
  const rest = 100 - sum(given);
  return given.length === buyers.length ? Math.abs(rest) < 0.01 : rest > 0;
}

const eachBuyer: FieldRule & Accepting<readonly BuyerFacts[]> = (field, inputs) => {
  const buyers = inputs[field];
  const refuse = (rule: string) => [{ field, rule, received: buyers }];
  if (inputs.firstTimeBuyer === true) return refuse("left out when firstTimeBuyer is true");
  if (!Array.isArray(buyers) || buyers.length === 0) return refuse("a list of one buyer or more");
  const issues = buyers.flatMap((facts, index) =>
    issuesWithin(`${field}.${index}`, facts, factRules),
  );
  if (issues.length > 0 || sharesFit(buyers)) return issues;
  return refuse("buyers whose shares come to 100 percent");
};

export const buyerRules = { firstTimeBuyer: flag, buyers: optional(eachBuyer) };

export function sharesOf(buyers: readonly BuyerFacts[]): readonly number[] {
  const given = givenShares(buyers);
  const part = (100 - sum(given)) / (buyers.length - given.length);
  return buyers.map(({ share }) => share ?? part);
}

/** Returns the combined share of the buyers of one kind, in percent of the home. */
export function shareOf(
  buyers: readonly BuyerFacts[],
  isOfKind: (buyer: BuyerFacts) => boolean,
): number {
  const shares = sharesOf(buyers);
  return sum(buyers.map((buyer, index) => (isOfKind(buyer) ? (shares[index] ?? 0) : 0)));
}
