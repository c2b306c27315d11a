import type { Rule } from "./ruleInForce.ts";

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
  Toronto: {
    id: "vacant-home-tax-toronto",
    name: "Toronto vacant home tax",
    place: "Toronto",
    triggerEvent: "tax-year",
    introduced: true,
    versions: [
      {
        value: { rate: 3 },
        effectiveFrom: "2024-01-01",
        confidence: "second-hand",
        reviewBy: "2027-01-31",
      },
      { value: { rate: 1 }, effectiveFrom: "2022-01-01", confidence: "second-hand" },
    ],
  },
  BC: {
    id: "speculation-vacancy-tax-bc",
    name: "British Columbia speculation and vacancy tax",
    place: "BC",
    triggerEvent: "tax-year",
    introduced: true,
    versions: [
      {
        value: { rate: 1, foreignRate: 3, residentCredit: 4_000 },
        effectiveFrom: "2026-01-01",
        confidence: "second-hand",
        reviewBy: "2027-03-31",
      },
      {
        value: { rate: 0.5, foreignRate: 2 },
        effectiveFrom: "2019-01-01",
        confidence: "second-hand",
      },
      { value: { rate: 0.5 }, effectiveFrom: "2018-01-01", confidence: "second-hand" },
    ],
  },
  CA: {
    id: "underused-housing-tax",
    name: "Underused housing tax",
    place: "CA",
    triggerEvent: "tax-year",
    introduced: true,
    versions: [
      {
        value: { rate: 0, foreignRate: 1 },
        effectiveFrom: "2022-01-01",
        effectiveTo: "2024-12-31",
        confidence: "official",
      },
    ],
  },
};

export const flippingTax: Rule<FlippingTax> = {
  id: "home-flipping-tax-bc",
  name: "British Columbia home flipping tax",
  place: "BC",
  triggerEvent: "closing",
  introduced: true,
  versions: [
    {
      value: { rate: 20, fullDays: 365, goneDays: 730 },
      effectiveFrom: "2025-01-01",
      confidence: "official",
      reviewBy: "2027-03-31",
    },
  ],
};

export const ownerTaxRules: readonly Rule<unknown>[] = [...Object.values(vacancyTax), flippingTax];
