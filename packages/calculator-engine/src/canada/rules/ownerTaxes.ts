import { defineRule, type Rule } from "./ruleInForce.ts";
import type { Source, SourcesByRule } from "./source.ts";

/** Yearly tax on a vacant or underused home, in percent of its assessed value. */
export interface VacancyTax {
  readonly rate: number;
  /** Rate for owners who are neither citizens nor permanent residents. Defaults to `rate`. */
  readonly foreignRate?: number;
  /** Dollars: maximum credit against the tax for residents of the province. None by default. */
  readonly residentCredit?: number;
}

/** Tax on the profit of a home that is sold soon, falling in a straight line to nothing. */
export interface FlippingTax {
  /** Percent of the profit. */
  readonly rate: number;
  /** Days of ownership up to which the full rate applies. */
  readonly fullDays: number;
  /** Days of ownership from which there is no tax. */
  readonly goneDays: number;
}

/** Taxes on owning a home, in addition to property tax. Each has exemptions; most owners pay none. */
export const vacancyTax: Readonly<Record<"Toronto" | "BC" | "CA", Rule<VacancyTax>>> = {
  Toronto: /* @__PURE__ */ defineRule({
    id: "vacant-home-tax-toronto",
    name: "Toronto vacant home tax",
    place: "Toronto",
    triggerEvent: "tax-year",
    introduced: true,
    reviewBy: "2027-01-31",
    versions: [
      ["2024-01-01", { rate: 3 }, "second-hand"],
      ["2022-01-01", { rate: 1 }, "official"],
    ],
  }),
  BC: /* @__PURE__ */ defineRule({
    id: "speculation-vacancy-tax-bc",
    name: "British Columbia speculation and vacancy tax",
    place: "BC",
    triggerEvent: "tax-year",
    introduced: true,
    reviewBy: "2027-03-31",
    versions: [
      ["2027-01-01", { rate: 1, foreignRate: 4, residentCredit: 4_000 }, "second-hand"],
      [
        "2026-01-01",
        { rate: 1, foreignRate: 3, residentCredit: 4_000 },
        "official",
        { reviewBy: "2027-03-31" },
      ],
      ["2019-01-01", { rate: 0.5, foreignRate: 2, residentCredit: 2_000 }, "second-hand"],
      ["2018-01-01", { rate: 0.5, residentCredit: 2_000 }, "second-hand"],
    ],
  }),
  CA: /* @__PURE__ */ defineRule({
    id: "underused-housing-tax",
    name: "Underused housing tax",
    triggerEvent: "tax-year",
    introduced: true,
    versions: [
      ["2022-01-01", { rate: 0, foreignRate: 1 }, "official", { effectiveTo: "2024-12-31" }],
    ],
  }),
};

export const flippingTax: Rule<FlippingTax> = /* @__PURE__ */ defineRule({
  id: "home-flipping-tax-bc",
  name: "British Columbia home flipping tax",
  place: "BC",
  introduced: true,
  reviewBy: "2027-03-31",
  versions: [["2025-01-01", { rate: 20, fullDays: 365, goneDays: 730 }, "official"]],
});

export const ownerTaxRules: readonly Rule<unknown>[] = [...Object.values(vacancyTax), flippingTax];

const speculation: Source = {
  citation: "Speculation and Vacancy Tax Act, S.B.C. 2018, c. 46; rates announced 2025-06-12",
  url: "https://regfollower.com/canada-british-columbia-to-raise-speculation-and-vacancy-tax-rates-in-2026",
};

export const ownerTaxSources: SourcesByRule = {
  "vacant-home-tax-toronto": [
    {
      citation: "Toronto Municipal Code, c. 778, vacant home tax: 3 % from the taxation year 2024",
      url: "https://airdberlis.com/insights/publications/publication/property-tax-reminder--toronto-vacant-home-tax-portal-is-now-open",
    },
    {
      citation: "Toronto City Council, item 2021.EX28.2, adopted 2021-12-15",
      url: "http://app.toronto.ca/tmmis/viewAgendaItemHistory.do?item=2021.EX28.2",
    },
  ],
  "speculation-vacancy-tax-bc": [
    {
      citation: "Speculation and Vacancy Tax Act, S.B.C. 2018, c. 46; Budget 2026, as reported",
      url: "https://storeys.com/bc-taxes-build-canada-homes",
    },
    {
      citation:
        "Speculation and Vacancy Tax Act, S.B.C. 2018, c. 46; British Columbia, Budget 2025, backgrounder 4; the credit as reported 2026-01-06",
      url: "https://bcbudget.gov.bc.ca/2025/accessibility/2025_Backgrounder_4.htm",
    },
    ...[speculation, speculation],
  ],
  "underused-housing-tax": {
    citation: "Underused Housing Tax Act, S.C. 2022, c. 5, s. 10, s. 1.1 and 6(3)",
    url: "https://laws-lois.justice.gc.ca/eng/acts/U-0.5/section-1.1.html",
  },
  "home-flipping-tax-bc": {
    citation:
      "Residential Property (Short-Term Holding) Profit Tax Act (British Columbia); Government of British Columbia, BC home flipping tax",
    url: "https://www2.gov.bc.ca/gov/content/taxes/income-taxes/bc-home-flipping-tax",
  },
};
