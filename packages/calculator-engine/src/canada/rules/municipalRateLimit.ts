import type { Rule } from "./ruleInForce.ts";

/** Part of a price that a municipality may tax at its own rate. */
export interface MunicipalRateLimit {
  /** Price above which the rate applies. */
  readonly from: number;
  /** Percent. */
  readonly max: number;
}

/** Limits on rates set by municipalities. The caller gives the rate; no table of rates is kept. */
export const municipalRateLimit: Readonly<Record<"NS" | "QC", Rule<MunicipalRateLimit>>> = {
  NS: {
    id: "municipal-rate-ns",
    name: "Nova Scotia municipal deed transfer tax",
    place: "NS",
    triggerEvent: "closing",
    versions: [
      {
        value: { from: 0, max: 1.5 },
        effectiveFrom: "2022-04-01",
        confidence: "second-hand",
        reviewBy: "2027-06-30",
      },
    ],
  },
  QC: {
    id: "municipal-rate-qc",
    name: "Quebec municipal duties above 500,000",
    place: "QC",
    triggerEvent: "closing",
    versions: [
      {
        value: { from: 500_000, max: 3 },
        effectiveFrom: "2020-01-01",
        confidence: "official",
        reviewBy: "2027-06-30",
      },
    ],
  },
};
