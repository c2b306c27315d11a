import type { Occupancy } from "../canada/minimumDownPayment.ts";
import { citiesIn, type Territory, territories } from "../canada/place.ts";
import { landTransferTaxBrackets, type Province } from "../canada/rules/landTransferTaxBrackets.ts";
import type { City } from "../canada/rules/landTransferTaxOfCities.ts";
import { municipalRateLimit } from "../canada/rules/municipalRateLimit.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import type { BuyerCircumstances } from "./buyerAsked.ts";
import { areTogether, buyersOf, type EachBuyerFacts, includesForeigner } from "./eachBuyer.ts";
import type { FactDefinition, FactDefinitions } from "./facts.ts";

/** Facts of the buyers, together or one by one, and of their use of the home. */
export interface BuyerFacts extends EachBuyerFacts {
  /**
   * Most recent ownership among the buyers: `"earlier"` if none lived in an owned home this year or
   * the four before.
   */
  readonly ownedHome: "recently" | "earlier" | "never";
  /** Citizens or permanent residents of Canada: all of the buyers, or not all. */
  readonly residency: "all" | "not-all";
  readonly occupancy: Occupancy;
  /** Homes in the building. */
  readonly units: "1" | "2" | "3" | "4";
  readonly newlyBuilt: boolean;
}

type TogetherFacts = Omit<BuyerFacts, keyof EachBuyerFacts>;

/** Location of the home. */
export interface PlaceFacts {
  readonly province: Province | Territory;
  /** City that levies its own transfer tax, or `"elsewhere"`. */
  readonly city: City | "elsewhere";
  /**
   * Percent charged by another municipality of Nova Scotia, or of Quebec above 500,000; `null` if
   * unknown.
   */
  readonly municipalRate: number | null;
  /** True if the home lies where British Columbia taxes buyers from elsewhere. */
  readonly inTaxedArea: boolean;
  /** True if every buyer lives in Nova Scotia or moves in within six months; others are taxed. */
  readonly livesInProvince: boolean;
}

export const buyerFacts = {
  ownedHome: {
    kind: "choice",
    assumed: "recently",
    options: ["never", "earlier", "recently"],
    tries: ["never", "recently", "earlier"],
    matters: areTogether,
  },
  residency: {
    kind: "choice",
    assumed: "all",
    options: ["all", "not-all"],
    usual: true,
    matters: areTogether,
  },
  occupancy: {
    kind: "choice",
    assumed: "owner",
    options: ["owner", "owner-and-rental", "second-home", "rental"],
    tries: ["owner", "rental"],
    usual: true,
  },
  units: {
    kind: "choice",
    assumed: "1",
    options: ["1", "2", "3", "4"],
    tries: [],
    usual: true,
  },
  newlyBuilt: { kind: "yesNo", assumed: false, usual: true },
} as const satisfies Pick<FactDefinitions<BuyerFacts, unknown>, keyof TogetherFacts>;

/** The provinces, in the order of the specification's list, and the territories after them. */
export const provinceFact = {
  kind: "choice",
  assumed: "ON",
  options: [...(Object.keys(landTransferTaxBrackets) as Province[]), ...territories],
  tries: [],
  usual: true,
} as const satisfies FactDefinition<Province | Territory, unknown, unknown>;

/** Returns the highest rate of the other municipalities, in percent; `null` if they tax nothing. */
const highestRate = (province: Province | Territory): number | null =>
  province === "NS" || province === "QC"
    ? ruleInForce({ rule: municipalRateLimit[province] }).value.max
    : null;

/** Defines the city and its rate, in the province that the inputs or the other facts name. */
export const cityFacts = <
  Inputs,
  Facts extends Pick<PlaceFacts, "city"> & Pick<BuyerFacts, "residency"> & EachBuyerFacts,
>(
  provinceOf: (facts: Facts, inputs: Inputs) => Province | Territory,
) =>
  ({
    city: {
      kind: "choice",
      assumed: "elsewhere",
      options: (facts: Facts, inputs: Inputs) => [
        "elsewhere" as const,
        ...citiesIn({ province: provinceOf(facts, inputs) }),
      ],
      matters: (facts: Facts, inputs: Inputs) =>
        citiesIn({ province: provinceOf(facts, inputs) }).length > 0,
    },
    municipalRate: {
      kind: "percent",
      assumed: null,
      tries: (facts: Facts, inputs: Inputs) => [highestRate(provinceOf(facts, inputs))],
      matters: (facts: Facts, inputs: Inputs) =>
        facts.city === "elsewhere" && highestRate(provinceOf(facts, inputs)) !== null,
    },
    inTaxedArea: {
      kind: "yesNo",
      assumed: true,
      matters: (facts: Facts, inputs: Inputs) =>
        (facts.residency === "not-all" || includesForeigner(facts)) &&
        provinceOf(facts, inputs) === "BC",
    },
    livesInProvince: {
      kind: "yesNo",
      assumed: true,
      usual: true,
      matters: (facts: Facts, inputs: Inputs) => provinceOf(facts, inputs) === "NS",
    },
  }) as const;

/** Converts the facts to the circumstances that the rules about purchases take. */
export const asCircumstances = (
  facts: TogetherFacts & Partial<PlaceFacts & EachBuyerFacts>,
  on: string,
) => {
  const { ownedHome, residency, occupancy, units, newlyBuilt } = facts;
  const { province, city, municipalRate, inTaxedArea, livesInProvince } = facts;
  const buyer: BuyerCircumstances = {
    ownedHome,
    citizenOrPermanentResident: residency === "all",
    buyers: buyersOf(facts, province, on),
  };
  return {
    ...buyer,
    occupancy,
    units: Number(units),
    newlyBuilt,
    city: city === undefined || city === "elsewhere" ? null : city,
    municipalRate: municipalRate ?? null,
    inTaxedArea: inTaxedArea ?? true,
    livesInProvince: livesInProvince ?? true,
    on,
  };
};
