import type { Territory } from "../place.ts";
import type { City, Province } from "./landTransferTaxBrackets.ts";
import { defineRule, findRule, type Place, type Rule, type RuleDay } from "./ruleInForce.ts";
import type { Source, SourcesByRule } from "./source.ts";

/** Cities without a transfer tax of their own, whose property tax is not that of their province. */
export const citiesByTax = { BC: "Vancouver", AB: "Calgary" } as const;

export type LargeCity = City | (typeof citiesByTax)[keyof typeof citiesByTax];

/** Residential property tax of a city, in percent of the price a year, rounded to a twentieth. */
const inCity = (id: string, name: string, place: Place, rate: number): Rule<number> =>
  defineRule({
    id: `property-tax-${id}`,
    name: `Usual property tax in ${name}`,
    place,
    triggerEvent: "payment",
    reviewBy: "2027-06-30",
    // Years before were not read; the rate of the form applies to them.
    introduced: true,
    versions: [["2026-01-01", rate, "convention"]],
  });

/** Usual property tax of large cities whose rate differs from that of their province. */
export const cityPropertyTax: Readonly<Record<LargeCity, Rule<number>>> = {
  Toronto: /* @__PURE__ */ inCity("toronto", "Toronto", "Toronto", 0.75),
  Montreal: /* @__PURE__ */ inCity("montreal", "Montreal", "Montreal", 0.75),
  "Quebec City": /* @__PURE__ */ inCity("quebec-city", "Quebec City", "Quebec City", 0.9),
  Halifax: /* @__PURE__ */ inCity("halifax", "Halifax", "Halifax", 1.1),
  Vancouver: /* @__PURE__ */ inCity("vancouver", "Vancouver", "BC", 0.3),
  Calgary: /* @__PURE__ */ inCity("calgary", "Calgary", "AB", 0.65),
};

/** Usual property tax outside those cities, in percent of the price a year; no law fixes it. */
export const typicalPropertyTax: Rule<Readonly<Record<Province, number>>> =
  /* @__PURE__ */ defineRule({
    id: "typical-property-tax",
    name: "Usual property tax of a province (a convention)",
    triggerEvent: "payment",
    reviewBy: "2027-06-30",
    introduced: true,
    versions: [
      [
        "2026-01-01",
        {
          ...{ ON: 1.2, BC: 0.5, AB: 0.8, SK: 1, MB: 1.25, QC: 0.9, NB: 1.5 },
          ...{ NS: 1.2, NL: 0.8, PE: 1.2 },
        },
        "convention",
      ],
    ],
  });

/** Returns the usual property tax of a place in percent; `otherwise` where none was read. */
export function typicalTaxIn(
  place: { readonly province: Province | Territory; readonly city?: string | undefined },
  otherwise: number,
  on?: RuleDay,
): number {
  const ofCity: Readonly<Record<string, Rule<number>>> = cityPropertyTax;
  const city = ofCity[place.city ?? ""];
  const ofProvinces: Readonly<Record<string, number>> =
    findRule({ rule: typicalPropertyTax, on })?.value ?? {};
  return (city && findRule({ rule: city, on })?.value) ?? ofProvinces[place.province] ?? otherwise;
}

const compared: Source = {
  citation: "Property tax rates of Canadian cities compared for 2026, rounded",
  url: "https://wealthnorth.pages.dev/taxes/property-tax/",
};

export const typicalPropertyTaxSources: SourcesByRule = {
  "property-tax-toronto": {
    citation:
      "City of Toronto, 2023 property tax rates, with the increases adopted for 2024, 2025 and 2026",
    url: "https://www.toronto.ca/services-payments/property-taxes-utilities/property-tax/2023-property-tax-rates-and-fees/",
  },
  "property-tax-montreal": compared,
  "property-tax-quebec-city": {
    citation:
      "Ville de Québec, taux de taxes de 2026; with the school tax and the charges for each dwelling",
    url: "https://www.ville.quebec.qc.ca/apropos/profil-financier/taux-taxation.aspx",
  },
  "property-tax-halifax": {
    citation: "Halifax, municipal tax rates 2025/26; with the provincial mandatory rates",
    url: "https://cdn.halifax.ca/home-property/property-taxes/tax-rates",
  },
  "property-tax-vancouver": {
    citation:
      "Western Standard, 2024-07-01, on the rates of 24 cities compared by Zoocasa for 2024",
    url: "https://www.westernstandard.news/canadian/calgary-has-the-5th-lowest-property-tax-rate-in-canada-the-lowest-might-surprise-you/55630",
  },
  "property-tax-calgary": compared,
  "typical-property-tax": compared,
};
