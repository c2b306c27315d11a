import type { Occupancy } from "../canada/minimumDownPayment.ts";
import {
  citiesIn,
  municipalities,
  provinces,
  type Territory,
  territories,
} from "../canada/place.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import type { City } from "../canada/rules/landTransferTaxOfCities.ts";
import { municipalRateLimit } from "../canada/rules/municipalRateLimit.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { oneOf, percentage } from "../fieldRules.ts";
import {
  areTogether,
  type BuyerCircumstances,
  type BuyersAsked,
  buyersOf,
  type EachBuyerFacts,
  includesForeigner,
  lawFactsOf,
} from "./eachBuyer.ts";
import { type FactDefinition, type FactDefinitions, yesOrNo } from "./facts.ts";
import type { NewHomeFacts } from "./newHomeCosts.ts";
import { type DayFacts, dayFacts, daysOf } from "./purchaseDays.ts";

/** Facts about the buyers, together or one by one, and about their use of the home. */
export interface PurchaseFacts extends EachBuyerFacts, DayFacts {
  /** Latest ownership among the buyers: `"earlier"` if none of this year or the four before. */
  readonly ownedHome: "recently" | "earlier" | "never";
  /** `"all"` if every buyer is a citizen or permanent resident of Canada. */
  readonly residency: "all" | "not-all";
  readonly occupancy: Occupancy;
  /** Dwelling units in the building. */
  readonly units: "1" | "2" | "3" | "4";
  readonly newlyBuilt: boolean;
}

type TogetherFacts = Omit<PurchaseFacts, keyof EachBuyerFacts | keyof DayFacts>;

export interface PlaceFacts {
  readonly province: Province | Territory;
  /** City that levies its own transfer tax, or `"elsewhere"`. */
  readonly city: City | "elsewhere";
  /**
   * Transfer tax rate of another municipality, in percent: in Nova Scotia, or in Quebec above $500,000;
   * `null` if unknown.
   */
  readonly municipalRate: number | null;
  /** True if British Columbia's foreign buyers' tax applies where the home is. */
  readonly inTaxedArea: boolean;
  /** True if the home is in a census metropolitan area or agglomeration, where foreigners may not buy. */
  readonly inCensusArea: boolean;
  /** True if every buyer lives in Nova Scotia or moves there within six months; others pay extra tax. */
  readonly livesInProvince: boolean;
}

export const purchaseFacts = {
  ownedHome: {
    rule: /* @__PURE__ */ oneOf(["never", "earlier", "recently"]),
    default: "recently",
    tries: ["never", "recently", "earlier"],
    matters: areTogether,
  },
  residency: {
    rule: /* @__PURE__ */ oneOf(["all", "not-all"]),
    default: "all",
    usual: true,
    matters: areTogether,
  },
  occupancy: {
    rule: /* @__PURE__ */ oneOf(["owner", "owner-and-rental", "second-home", "rental"]),
    default: "owner",
    tries: ["owner", "rental"],
    usual: true,
  },
  units: {
    rule: /* @__PURE__ */ oneOf(["1", "2", "3", "4"]),
    default: "1",
    tries: [],
    usual: true,
  },
  newlyBuilt: { rule: yesOrNo, default: false, usual: true },
  ...dayFacts,
} as const satisfies Pick<
  FactDefinitions<PurchaseFacts, unknown>,
  keyof TogetherFacts | keyof DayFacts
>;

export const provinceFact = {
  rule: /* @__PURE__ */ oneOf([...provinces, ...territories]),
  default: "ON",
  tries: [],
  mustBeGiven: true,
} as const satisfies FactDefinition<Province | Territory, unknown, unknown>;

const highestRate = (province: Province | Territory): number | null =>
  province === "NS" || province === "QC"
    ? ruleInForce({ rule: municipalRateLimit[province] }).value.max
    : null;

/** Defines the facts behind local transfer taxes; `provinceOf` reads facts or inputs. */
export const cityFacts = <
  Inputs,
  Facts extends Pick<PlaceFacts, "city" | "inCensusArea"> &
    Pick<PurchaseFacts, "residency"> &
    EachBuyerFacts,
>(
  provinceOf: (facts: Facts, inputs: Inputs) => Province | Territory,
) =>
  ({
    city: {
      rule: oneOf(["elsewhere", ...Object.values(municipalities).map(({ city }) => city)]),
      default: "elsewhere",
      offered: (facts: Facts, inputs: Inputs) => [
        "elsewhere" as const,
        ...citiesIn({ province: provinceOf(facts, inputs) }),
      ],
      // A city with a tax of its own is in a census area.
      tries: (facts: Facts, inputs: Inputs) =>
        facts.inCensusArea
          ? ["elsewhere" as const, ...citiesIn({ province: provinceOf(facts, inputs) })]
          : [],
      matters: (facts: Facts, inputs: Inputs) =>
        citiesIn({ province: provinceOf(facts, inputs) }).length > 0,
    },
    municipalRate: {
      rule: percentage,
      default: null,
      tries: (facts: Facts, inputs: Inputs) => [highestRate(provinceOf(facts, inputs))],
      matters: (facts: Facts, inputs: Inputs) =>
        facts.city === "elsewhere" && highestRate(provinceOf(facts, inputs)) !== null,
    },
    inTaxedArea: {
      rule: yesOrNo,
      default: true,
      matters: (facts: Facts, inputs: Inputs) =>
        (facts.residency === "not-all" || includesForeigner(facts)) &&
        provinceOf(facts, inputs) === "BC",
    },
    inCensusArea: {
      rule: yesOrNo,
      default: true,
      matters: (facts: Facts) =>
        (facts.residency === "not-all" || includesForeigner(facts)) && facts.city === "elsewhere",
    },
    livesInProvince: {
      rule: yesOrNo,
      default: true,
      usual: true,
      matters: (facts: Facts, inputs: Inputs) => provinceOf(facts, inputs) === "NS",
    },
  }) as const;

export const asCircumstances = (
  facts: TogetherFacts & BuyersAsked & Partial<PlaceFacts & NewHomeFacts & DayFacts>,
  on: string,
) => {
  const { ownedHome, residency, occupancy, units, newlyBuilt } = facts;
  const { province, city, municipalRate, inTaxedArea, inCensusArea, livesInProvince } = facts;
  const { newHomeTax } = facts;
  const buyer: BuyerCircumstances = {
    ownedHome,
    citizenOrPermanentResident: residency === "all",
    byLaw: {
      ...lawFactsOf(facts, ownedHome, province),
      ...(ownedHome === "recently" && { lastYearInOwnHome: Number(on.slice(0, 4)) }),
    },
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
    inCensusArea: inCensusArea ?? true,
    livesInProvince: livesInProvince ?? true,
    ...(newHomeTax && { newHomeTax }),
    on: daysOf(facts, on),
  };
};
