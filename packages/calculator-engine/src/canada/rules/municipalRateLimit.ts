import { quebecAct } from "./quebecTransfer.ts";
import { defineRule, type Rule } from "./ruleInForce.ts";
import type { SourcesByRule } from "./source.ts";

/** Part of a price that a municipality may tax at its own rate. */
export interface MunicipalRateLimit {
  /** Price above which the rate applies. */
  readonly from: number;
  /** Percent. */
  readonly max: number;
}

/** Limits on rates set by municipalities. The caller gives the rate; no table of rates is kept. */
export const municipalRateLimit: Readonly<Record<"NS" | "QC", Rule<MunicipalRateLimit>>> = {
  NS: /* @__PURE__ */ defineRule({
    id: "municipal-rate-ns",
    name: "Nova Scotia municipal deed transfer tax",
    place: "NS",
    reviewBy: "2027-06-30",
    versions: [["2022-04-01", { from: 0, max: 1.5 }, "official"]],
  }),
  QC: /* @__PURE__ */ defineRule({
    id: "municipal-rate-qc",
    name: "Quebec municipal duties above 500,000",
    place: "QC",
    reviewBy: "2027-06-30",
    versions: [["2020-01-01", { from: 500_000, max: 3 }, "official"]],
  }),
};

export const municipalRateLimitSources: SourcesByRule = {
  "municipal-rate-ns": {
    citation:
      "Municipal Government Act, S.N.S. 1998, c. 18, s. 102(1), as the by-law of the Town of Annapolis Royal recites it",
    url: "https://annapolisroyal.com/deed-transfer/",
  },
  "municipal-rate-qc": quebecAct,
};
