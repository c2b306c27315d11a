import type { Rule } from "./ruleInForce.ts";

/** Ban on purchases by people who are neither citizens nor permanent residents. */
export interface PurchaseProhibition {
  /** Maximum number of units in the buildings covered. */
  readonly unitsUpTo: number;
  /** True if the ban covers only census metropolitan areas and census agglomerations. */
  readonly censusAreasOnly: boolean;
  /** Dollars: maximum fine that a court may impose. */
  readonly fine: number;
}

export const purchaseProhibition: Rule<PurchaseProhibition> = {
  id: "purchase-prohibition",
  name: "Prohibition on the purchase of homes by non-Canadians",
  place: "CA",
  triggerEvent: "agreement",
  introduced: true,
  versions: [
    {
      value: { unitsUpTo: 3, censusAreasOnly: true, fine: 10_000 },
      effectiveFrom: "2023-01-01",
      effectiveTo: "2026-12-31",
      confidence: "official",
      reviewBy: "2026-12-15",
    },
  ],
};
