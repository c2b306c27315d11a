import type { Rule } from "./ruleInForce.ts";

/** The federal rebate of GST on a new home for first-time buyers; rates in percent. */
export const gstRebate: Rule<{
  readonly rate: number;
  readonly fullTo: number;
  readonly goneAt: number;
}> = {
  name: "First-time buyers' GST rebate",
  versions: [
    {
      value: { rate: 5, fullTo: 1_000_000, goneAt: 1_500_000 },
      effectiveFrom: "2025-03-20",
      source: "https://www.thewesthavengroup.com/gst-exemption-for-first-time-buyers-2026",
      reviewBy: "2027-06-30",
    },
  ],
};

export const firstHomeSavingsAccount: Rule<{
  readonly yearly: number;
  readonly lifetime: number;
  /** How long an account may stay open. */
  readonly years: number;
}> = {
  name: "First Home Savings Account",
  versions: [
    {
      value: { yearly: 8_000, lifetime: 40_000, years: 15 },
      effectiveFrom: "2023-04-01",
      source: "https://nbdb.ca/help/accounts/details/choose-fhsa-rrsp-tfsa.html",
      reviewBy: "2027-06-30",
    },
  ],
};

export const homeBuyersPlan: Rule<{ readonly each: number; readonly repayYears: number }> = {
  name: "RRSP Home Buyers' Plan",
  versions: [
    {
      value: { each: 60_000, repayYears: 15 },
      effectiveFrom: "2024-04-17",
      source: "https://nbdb.ca/help/accounts/details/choose-fhsa-rrsp-tfsa.html",
      reviewBy: "2027-06-30",
    },
  ],
};

export const homeBuyersAmount: Rule<number> = {
  name: "Home buyers' amount",
  versions: [
    {
      value: 10_000,
      effectiveFrom: "2022-01-01",
      source:
        "https://www.boychukmortgages.ca/blogs/first-time-home-buyer-mortgage-new/1276455-what-is-the-first-time-home-buyers-tax-credit",
      reviewBy: "2027-06-30",
      confidence: "unconfirmed",
    },
  ],
};

/** Months of interest that a lender charges for paying a closed mortgage off early. */
export const prepaymentInterestMonths: Rule<number> = {
  name: "Months of interest charged for prepayment",
  versions: [
    {
      value: 3,
      effectiveFrom: "2012-01-01",
      source: "http://canadianfirst.com/learning-area/how-to-calculate-prepayment-charges/",
      reviewBy: "2027-12-31",
    },
  ],
};

/** Years after which a longer term can be left for no more than those months of interest. */
export const prepaymentInterestCapYears: Rule<number> = {
  name: "Interest Act limit on prepayment charges",
  versions: [
    {
      value: 5,
      effectiveFrom: "2012-01-01",
      source: "https://laws-lois.justice.gc.ca/eng/acts/i-15/",
      reviewBy: "2028-12-31",
      confidence: "unconfirmed",
    },
  ],
};

/** The part of owning a home that never comes back, in percent of its value a year. */
export const unrecoverableCosts: Rule<{
  readonly propertyTax: number;
  readonly maintenance: number;
  readonly capital: number;
}> = {
  name: "Five percent rule",
  versions: [
    {
      value: { propertyTax: 1, maintenance: 1, capital: 3 },
      effectiveFrom: "2019-01-01",
      source: "https://coconote.app/notes/ba7004ab-2418-4aea-bfc1-8a9d7adcc653",
      reviewBy: "2027-12-31",
    },
  ],
};

/** How the rate of a fixed-rate mortgage is compounded unless a contract says otherwise. */
export const fixedRateCompounding: Rule<"semi-annual"> = {
  name: "Compounding of fixed rates",
  versions: [
    {
      value: "semi-annual",
      effectiveFrom: "1988-12-12",
      source: "http://www.caronpartners.com/mortgage-interest-tips-and-traps",
      reviewBy: "2028-12-31",
    },
  ],
};
