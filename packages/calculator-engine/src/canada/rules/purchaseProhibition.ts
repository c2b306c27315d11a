import type { Rule } from "./ruleInForce.ts";

/** Ban on purchases by people who are neither citizens nor permanent residents. */
export interface PurchaseProhibition {
  /** Buildings of so many units and fewer. */
  readonly unitsUpTo: number;
  /** True if the ban covers only census metropolitan areas and census agglomerations. */
  readonly censusAreasOnly: boolean;
  /** Dollars: the most that a court may fine. */
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
