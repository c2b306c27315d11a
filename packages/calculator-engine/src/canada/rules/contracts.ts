import { defineRule, type Rule } from "./ruleInForce.ts";
import { interestAct, type SourcesByRule } from "./source.ts";

/** Months of interest that a lender charges for the prepayment of a closed mortgage. */
export const prepaymentInterestMonths: Rule<number> = /* @__PURE__ */ defineRule({
  id: "prepayment-interest-months",
  name: "Months of interest charged for prepayment (a convention)",
  triggerEvent: "payment",
  reviewBy: "2027-12-31",
  versions: [["2012-01-01", 3, "convention"]],
});

/** Years after which a person can leave a longer term for no more than three months of interest. */
export const prepaymentInterestCapYears: Rule<number> = /* @__PURE__ */ defineRule({
  id: "prepayment-interest-cap",
  name: "Interest Act limit on prepayment charges",
  triggerEvent: "payment",
  reviewBy: "2028-12-31",
  versions: [["2008-06-18", 5, "official"]],
});

/** Borrowers whom the limit of three months' interest does not protect. */
type UncappedBorrower =
  | "corporation"
  | "partnership"
  | "business-trust"
  | "unlimited-liability-corporation";

export const prepaymentInterestCapExclusions: Rule<readonly UncappedBorrower[]> =
  /* @__PURE__ */ defineRule({
    id: "prepayment-interest-cap-exclusions",
    name: "Borrowers outside the Interest Act limit, by the day of the mortgage",
    reviewBy: "2028-12-31",
    versions: [
      // Prescribed for mortgages issued after January 1, 2012.
      [
        "2012-01-02",
        ["corporation", "partnership", "business-trust", "unlimited-liability-corporation"],
        "official",
      ],
      ["2008-06-18", ["corporation"], "official"],
    ],
  });

/** Default compounding of fixed rates: the market's choice of the two options in the law. */
export const fixedRateCompounding: Rule<"semi-annual"> = /* @__PURE__ */ defineRule({
  id: "fixed-rate-compounding",
  name: "Compounding of fixed rates",
  reviewBy: "2028-12-31",
  versions: [["1988-12-12", "semi-annual", "official"]],
});

export const contractSources: SourcesByRule = {
  "prepayment-interest-months": {
    citation: "Lenders' contracts",
    url: "http://canadianfirst.com/learning-area/how-to-calculate-prepayment-charges/",
  },
  "prepayment-interest-cap": /* @__PURE__ */ interestAct("10", "s. 10"),
  "prepayment-interest-cap-exclusions": [
    {
      citation:
        "Interest Act, R.S.C. 1985, c. I-15, s. 10(2)(b); Prescribed Entities and Classes of Mortgages and Hypothecs Regulations, SOR/2011-230, s. 1",
      url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2011-230/section-1.html",
    },
    /* @__PURE__ */ interestAct("10", "s. 10(2)(a)"),
  ],
  "fixed-rate-compounding": /* @__PURE__ */ interestAct("6", "s. 6"),
};
