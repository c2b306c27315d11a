import type { Rule } from "./ruleInForce.ts";

/** Part of a price that a municipality may tax at its own rate. */
export interface MunicipalRateLimit {
  /** The rate falls on what is above. */
  readonly from: number;
  /** Percent. */
  readonly max: number;
}

/** Limits of rates that municipalities choose. No table of rates is kept: the caller gives one. */
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
