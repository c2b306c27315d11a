import type { Occupancy } from "../canada/minimumDownPayment.ts";
import {
  citiesIn,
  municipalities,
  provinces,
  type Territory,
  territories,
} from "../canada/place.ts";
import type { Province } from "../canada/rules/landTransferTaxBrackets.ts";
import { municipalRateLimit } from "../canada/rules/municipalRateLimit.ts";
import { ruleInForce } from "../canada/rules/ruleInForce.ts";
import { citiesByTax, type LargeCity } from "../canada/rules/typicalPropertyTax.ts";
import { numberFrom, oneOf, percentage } from "../fieldRules.ts";
import { type DayFacts, daysOf } from "./countOf.ts";
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
  /** City that levies its own transfer tax or has a property tax of its own, or `"elsewhere"`. */
  readonly city: LargeCity | "elsewhere";
  /** Percent of another municipality in Nova Scotia, or in Quebec above $500,000; `null` if unknown. */
  readonly municipalRate: number | null;
  /** True if British Columbia's foreign buyers' tax applies where the home is. */
  readonly inTaxedArea: boolean;
  /** True if the home is in a census metropolitan area or agglomeration, where foreigners may not buy. */
  readonly inCensusArea: boolean;
  /** True if every buyer lives in Nova Scotia or moves there within six months; others pay extra tax. */
  readonly livesInProvince: boolean;
}

export interface NewHomeFacts {
  /**
   * Sales tax on a new home: in the price; added to it, less the rebates that the builder credits; or
   * added in full, with rebates that the buyer claims after closing.
   */
  readonly newHomeTax: "included" | "credited" | "claimed";
}

/** Returns the province, a fact or an input; Ontario while the facts before it are being assumed. */
export function provinceOf(facts: object, inputs: unknown): Province | Territory {
  return Object(inputs).province ?? Object(facts).province ?? "ON";
}

export const newHomeFacts = {
  newHomeTax: {
    rule: /* @__PURE__ */ oneOf(["included", "credited", "claimed"]),
    // In Ontario, builders' prices usually include it.
    default: (facts, inputs) => (provinceOf(facts, inputs) === "ON" ? "included" : "credited"),
    mustBeGiven: true,
    matters: (facts) => (facts as { readonly newlyBuilt?: boolean }).newlyBuilt === true,
  },
} as const satisfies FactDefinitions<NewHomeFacts, unknown>;

/** Facts for the days of a purchase. Laws on new homes go by the day of the agreement. */
export const dayFacts = {
  monthsToClosing: {
    rule: /* @__PURE__ */ numberFrom(0, 60, "months"),
    default: 2,
    tries: [0, 12],
    usual: true,
  },
  monthsSinceAgreement: {
    rule: /* @__PURE__ */ numberFrom(0, 120, "months"),
    default: 0,
    tries: [12],
    usual: true,
    matters: ({ newlyBuilt }: { readonly newlyBuilt: boolean }) => newlyBuilt,
  },
} as const satisfies Record<keyof DayFacts, FactDefinition<number, unknown, never>>;

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

type PlaceAsked = Pick<PlaceFacts, "city" | "inCensusArea"> &
  Pick<PurchaseFacts, "residency"> &
  BuyersAsked;

const citiesOf = (facts: object, inputs: unknown) =>
  citiesIn({ province: provinceOf(facts, inputs) });

const isFromAbroad = (facts: PlaceAsked) =>
  facts.residency === "not-all" || includesForeigner(facts);

type LocalFacts = {
  readonly [Id in Exclude<keyof PlaceFacts, "province">]: FactDefinition<
    PlaceFacts[Id],
    unknown,
    PlaceAsked
  >;
};

/** Defines the city as a fact: `among` has those of all provinces, `citiesOf` those of a place. */
const cityFact = (
  among: () => readonly LargeCity[],
  citiesOf: (facts: object, inputs: unknown) => readonly LargeCity[],
) =>
  ({
    rule: oneOf(["elsewhere", ...among()]),
    default: "elsewhere",
    offered: (facts, inputs) => ["elsewhere", ...citiesOf(facts, inputs)],
    // A city with a tax of its own is in a census area.
    tries: (facts, inputs) => (facts.inCensusArea ? ["elsewhere", ...citiesOf(facts, inputs)] : []),
    matters: (facts, inputs) => citiesOf(facts, inputs).length > 0,
  }) satisfies LocalFacts["city"];

const taxingCities = () => Object.values(municipalities).map(({ city }) => city);

/** Facts behind local transfer taxes. */
export const cityFacts = {
  city: /* @__PURE__ */ cityFact(taxingCities, citiesOf),
  municipalRate: {
    rule: percentage,
    default: null,
    tries: (facts, inputs) => [highestRate(provinceOf(facts, inputs))],
    matters: (facts, inputs) =>
      facts.city === "elsewhere" && highestRate(provinceOf(facts, inputs)) !== null,
  },
  inTaxedArea: {
    rule: yesOrNo,
    default: true,
    matters: (facts, inputs) => isFromAbroad(facts) && provinceOf(facts, inputs) === "BC",
  },
  inCensusArea: {
    rule: yesOrNo,
    default: true,
    matters: (facts) => isFromAbroad(facts) && facts.city === "elsewhere",
  },
  livesInProvince: {
    rule: yesOrNo,
    default: true,
    usual: true,
    matters: (facts, inputs) => provinceOf(facts, inputs) === "NS",
  },
} satisfies LocalFacts;

const largeCitiesOf = (facts: object, inputs: unknown): readonly LargeCity[] => {
  const ofProvinces: Readonly<Record<string, LargeCity>> = citiesByTax;
  return [...citiesOf(facts, inputs), ofProvinces[provinceOf(facts, inputs)] ?? []].flat();
};

/** Facts behind local transfer and property taxes. */
export const housingPlaceFacts = {
  ...cityFacts,
  city: /* @__PURE__ */ cityFact(
    () => [...taxingCities(), ...Object.values(citiesByTax)],
    largeCitiesOf,
  ),
} satisfies LocalFacts;

/** Circumstances of a purchase that a lender and a lawyer ask for. */
export type PurchaseCircumstances = ReturnType<typeof asCircumstances> & {
  /** True if a spouse takes the home under a written separation agreement. */
  readonly underSeparation?: boolean;
};

/** Returns true if the home, or a part of it, earns rent. */
export const isRentedOut = ({ occupancy }: Pick<PurchaseFacts, "occupancy">) =>
  occupancy.endsWith("rental");

/** Returns true if the buyer lives in the home, which every relief of transfer tax asks. */
export const isLivedIn = ({ occupancy }: Pick<PurchaseFacts, "occupancy">) =>
  occupancy.startsWith("owner");

export const asCircumstances = (
  facts: TogetherFacts & BuyersAsked & Partial<PlaceFacts & NewHomeFacts & DayFacts>,
  on: string,
) => {
  const { ownedHome, residency, occupancy, units, newlyBuilt } = facts;
  const { city, municipalRate, inTaxedArea, inCensusArea, livesInProvince } = facts;
  const { newHomeTax } = facts;
  const livedIn = ownedHome === "recently" || facts.livedInSpouseHome;
  const buyer: BuyerCircumstances = {
    ownedHome,
    citizenOrPermanentResident: residency === "all",
    byLaw: {
      ...lawFactsOf(facts, ownedHome),
      ...(livedIn && { lastYearInOwnHome: Number(on.slice(0, 4)) }),
    },
    buyers: buyersOf(facts, on),
  };
  return {
    ...buyer,
    occupancy,
    units: Number(units),
    newlyBuilt,
    city: Object.values(municipalities).find((each) => each.city === city)?.city ?? null,
    municipalRate: municipalRate ?? null,
    inTaxedArea: inTaxedArea ?? true,
    inCensusArea: inCensusArea ?? true,
    livesInProvince: livesInProvince ?? true,
    ...(newHomeTax && { newHomeTax }),
    on: daysOf(facts, on),
  };
};
