import { defineRule, type Rule } from "./ruleInForce.ts";
import type { SourcesByRule } from "./source.ts";

/** Statuses in Canada that can except a person from the ban. */
export const exceptedStatuses = [
  "worker",
  "student",
  "protected-person",
  "refugee-claimant",
  "diplomat",
  "safe-haven",
  "spouse",
] as const;

export type ExceptedStatus = (typeof exceptedStatuses)[number];

/** Conditions of an exception: each that is present is required. */
export interface ProhibitionException {
  readonly status: ExceptedStatus;
  /** Minimum days of validity left on the work permit. */
  readonly permitDaysLeft?: number;
  /** Minimum years of full-time work in Canada in the four years before. */
  readonly yearsWorked?: number;
  /** Minimum income tax returns filed in Canada in the four (workers) or five (students) years before. */
  readonly taxReturns?: number;
  /** Minimum days present in Canada in each of the five years before. */
  readonly daysEachYear?: number;
  /** Dollars: maximum price. */
  readonly priceUpTo?: number;
  /** Maximum homes purchased in Canada, including this one. */
  readonly homes?: number;
}

/** Ban on purchases by people who are neither citizens nor permanent residents. */
export interface PurchaseProhibition {
  /** Maximum number of units in the buildings covered. */
  readonly unitsUpTo: number;
  /** True if the ban covers only census metropolitan areas and census agglomerations. */
  readonly censusAreasOnly: boolean;
  /** Dollars: maximum fine that a court may impose. */
  readonly fine: number;
  /** People who may buy. */
  readonly exceptions: readonly ProhibitionException[];
}

/** Returns the ban with the exception of a version for workers; the rest has never changed. */
const banExcept = (worker: ProhibitionException): PurchaseProhibition => ({
  unitsUpTo: 3,
  censusAreasOnly: true,
  fine: 10_000,
  // In the act and in s. 5(a) and 6.
  exceptions: [
    worker,
    { status: "student", taxReturns: 5, daysEachYear: 244, priceUpTo: 500_000, homes: 1 },
    { status: "protected-person" },
    { status: "refugee-claimant" },
    { status: "diplomat" },
    { status: "safe-haven" },
    { status: "spouse" },
  ],
});

export const purchaseProhibition: Rule<PurchaseProhibition> = /* @__PURE__ */ defineRule({
  id: "purchase-prohibition",
  name: "Prohibition on the purchase of homes by non-Canadians",
  triggerEvent: "agreement",
  introduced: true,
  reviewBy: "2026-12-15",
  versions: [
    [
      "2023-03-27",
      /* @__PURE__ */ banExcept({ status: "worker", permitDaysLeft: 183, homes: 1 }),
      "official",
      { effectiveTo: "2026-12-31" },
    ],
    [
      "2023-01-01",
      /* @__PURE__ */ banExcept({ status: "worker", yearsWorked: 3, taxReturns: 3, homes: 1 }),
      "official",
    ],
  ],
});

/** Day on which an extension beyond the last day was looked for and not found. */
export const prohibitionLookedOn = "2026-11-27";

export const purchaseProhibitionSources: SourcesByRule = {
  "purchase-prohibition": [
    {
      citation:
        "Prohibition on the Purchase of Residential Property by Non-Canadians Act, S.C. 2022, c. 10, s. 235, s. 4; SOR/2022-250, s. 3, 5 and 6, as amended by SOR/2023-66",
      url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2022-250/section-5.html",
    },
    {
      citation: "SOR/2022-250, s. 5, as made on 2022-12-02",
      url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2022-250/section-5.html",
    },
  ],
};
