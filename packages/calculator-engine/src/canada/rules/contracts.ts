import type { Rule } from "./ruleInForce.ts";

/** Months of interest that a lender charges for the prepayment of a closed mortgage. */
export const prepaymentInterestMonths: Rule<number> = {
  id: "prepayment-interest-months",
  name: "Months of interest charged for prepayment (a convention)",
  place: "CA",
  triggerEvent: "payment",
  versions: [
    {
      value: 3,
      effectiveFrom: "2012-01-01",
      confidence: "convention",
      reviewBy: "2027-12-31",
    },
  ],
};

/** Years after which a person can leave a longer term for no more than three months of interest. */
export const prepaymentInterestCapYears: Rule<number> = {
  id: "prepayment-interest-cap",
  name: "Interest Act limit on prepayment charges",
  place: "CA",
  triggerEvent: "payment",
  versions: [
    {
      value: 5,
      effectiveFrom: "2008-06-18",
      confidence: "official",
      reviewBy: "2028-12-31",
    },
  ],
};

/** Default compounding of fixed rates: the market's choice of the two options in the law. */
export const fixedRateCompounding: Rule<"semi-annual"> = {
  id: "fixed-rate-compounding",
  name: "Compounding of fixed rates",
  place: "CA",
  triggerEvent: "closing",
  versions: [
    {
      value: "semi-annual",
      effectiveFrom: "1988-12-12",
      confidence: "official",
      reviewBy: "2028-12-31",
    },
  ],
};

/** Unrecoverable costs of owning a home, in percent of its value a year. */
export const unrecoverableCosts: Rule<{
  readonly propertyTax: number;
  readonly maintenance: number;
  readonly capital: number;
}> = {
  id: "five-percent-rule",
  name: "Five percent rule (a convention)",
  place: "CA",
  triggerEvent: "payment",
  versions: [
    {
      value: { propertyTax: 1, maintenance: 1, capital: 3 },
      effectiveFrom: "2019-05-11",
      confidence: "convention",
      reviewBy: "2027-12-31",
    },
  ],
};
