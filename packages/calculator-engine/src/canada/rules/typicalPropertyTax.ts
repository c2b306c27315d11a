import type { Territory } from "../place.ts";
import type { City, Province } from "./landTransferTaxBrackets.ts";
import { defineRule, type Rule, type RuleDay, ruleInForce } from "./ruleInForce.ts";
import type { SourcesByRule } from "./source.ts";

type Place = Province | Territory | City | "Vancouver" | "Calgary";

/** Usual residential property tax in percent of the price a year; no law fixes one rate for a province. */
export const typicalPropertyTax: Rule<Readonly<Partial<Record<Place, number>>>> =
  /* @__PURE__ */ defineRule({
    id: "typical-property-tax",
    name: "Usual property tax (a convention)",
    place: "CA",
    triggerEvent: "payment",
    reviewBy: "2027-06-30",
    // Years before were not read, and the forms' rate counts.
    introduced: true,
    versions: [
      [
        "2026-01-01",
        {
          ...{ Vancouver: 0.3, Toronto: 0.75, Calgary: 0.65, Montreal: 0.75, "Quebec City": 0.9 },
          ...{ Halifax: 1.1, ON: 1.2, BC: 0.5, AB: 0.8, SK: 1, MB: 1.25, QC: 0.9, NB: 1.5 },
          ...{ NS: 1.2, NL: 0.8, PE: 1.2 },
        },
        "convention",
      ],
    ],
  });

/** Returns the usual property tax of a place; `otherwise` where none was read. */
export function typicalTaxIn(
  place: { readonly province: Province | Territory; readonly city?: string | undefined },
  otherwise: number,
  on?: RuleDay,
): number {
  const rates: Readonly<Record<string, number>> = ruleInForce({
    rule: typicalPropertyTax,
    on,
  }).value;
  return rates[place.city ?? ""] ?? rates[place.province] ?? otherwise;
}

export const typicalPropertyTaxSources: SourcesByRule = {
  "typical-property-tax": {
    citation:
      "Rates of Canadian cities compared for 2026, rounded, and those of the cities' own pages",
    url: "https://wealthnorth.pages.dev/taxes/property-tax/",
  },
};
