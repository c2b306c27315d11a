import type { Source } from "../ruleInForce.ts";
import { olderLoans } from "./insuring.ts";
import type { SourcesByDay } from "./SourcesByDay.ts";

const osfi: Source = {
  citation: "OSFI, minimum qualifying rate, unchanged 2026-01-29",
  url: "http://www.osfi-bsif.gc.ca/Eng/fi-if/in-ai/Pages/mqr-nfo.aspx",
};
const osfi2018: Source = {
  citation: "OSFI, Guideline B-20, 2018",
  url: "http://www.osfi-bsif.gc.ca/Eng/fi-if/in-ai/Pages/mqr-nfo.aspx",
};
const stressTestInsured: Source = {
  citation: "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 5(3) and 10",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/section-5.html",
  quote:
    "the greater of (a) the interest rate set out in the loan agreement plus 2%, and (b) 5.25%",
};
const stressTest2016: Source = {
  citation: "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 5, text of 2020",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/section-5.html",
};
const osfiSwitch: Source = {
  citation: "OSFI, backgrounder of 2024-11-21",
  url: "https://osfi-bsif.gc.ca/en/news/backgrounder-minimum-qualifying-rate-mqr",
};
const lowRatioSwitch: Source = {
  citation: "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 6(3.1)",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/section-6.html",
  quote: "the lender of the loan being discharged is a bank to which the Bank Act applies",
  readOn: "2026-11-24",
};
const insuredRatios: Source = {
  citation: "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 5(1)(h)",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/section-5.html",
  quote: "must not exceed 39% and 44%, respectively",
};
const cmhcNotice: Source = {
  citation: "CMHC, notice of 2021",
  url: "https://cmhc-schl.gc.ca/fr/media-newsroom/notices/2021/cmhc-reviews-underwriting-criteria",
};
const lendersLimits: Source = {
  citation: "Lenders' practice; Guideline B-20 leaves it to them",
  url: "https://www.brandow.ca/mortgage-affordability-calculator/",
};
const cmhcRatios: Source = {
  citation: "CMHC, calculating GDS and TDS",
  url: "https://www.cmhc-schl.gc.ca/en/finance-and-investing/mortgage-loan-insurance/calculating-gds-tds",
};
const incomeTwoYears: Source = {
  citation: "Lenders' practice",
  url: "http://mymortgagesherpa.com/general/need-know-self-employed-income/",
};
const cmhcRent: Source = {
  citation: "CMHC, rental income, gross rental income approach",
  url: "https://www.cmhc-schl.gc.ca/en/professionals/project-funding-and-mortgage-financing/mortgage-loan-insurance/mortgage-loan-insurance-homeownership-programs/rental-income",
  quote: "2 units – Use the up to 100 percent gross rental income approach",
  readOn: "2026-11-24",
};
const bankAct: Source = {
  citation: "Bank Act, S.C. 1991, c. 46, s. 418(1)",
  url: "https://laws-lois.justice.gc.ca/eng/acts/B-1.01/section-418.html",
  quote: "would exceed 80 per cent of the value of the property",
};
const addedUnits: Source = {
  citation: "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 6.1",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/section-6.1.html",
  quote:
    "must be less than or equal to 90% of the estimated value of the eligible residential property after the completion",
  readOn: "2026-11-24",
};
const guidelineB20: Source = {
  citation: "OSFI, Guideline B-20, as quoted in parliament",
  url: "http://wordscope.be/anglais/francais/mortgage+guideline+underwriters.html",
  quote:
    "limits the non-amortizing HELOC component of a residential mortgage to a maximum authorized loan-to-value ratio of 65 per cent",
  readOn: "2026-11-22",
};
const lendersCharges: Source = {
  citation: "Lenders' contracts",
  url: "http://canadianfirst.com/learning-area/how-to-calculate-prepayment-charges/",
};
const interestAct10: Source = {
  citation: "Interest Act, R.S.C. 1985, c. I-15, s. 10",
  url: "https://laws-lois.justice.gc.ca/eng/acts/I-15/section-10.html",
  quote:
    "at any time after the expiration of the five years ... together with three months further interest in lieu of notice",
};
const interestAct6: Source = {
  citation: "Interest Act, R.S.C. 1985, c. I-15, s. 6",
  url: "https://laws-lois.justice.gc.ca/eng/acts/I-15/section-6.html",
  quote: "calculated yearly or half-yearly, not in advance",
};

/** Sources of the qualifying rate. */
export const stressTestSources: SourcesByDay = {
  "stress-test": { "2021-06-01": osfi, "2018-01-01": osfi2018 },
  "stress-test-insured": { "2021-06-01": stressTestInsured, "2016-10-17": stressTest2016 },
};

/** Sources of the exemptions from the test for switches. */
export const switchSources: SourcesByDay = {
  "switch-exemption": { "2024-11-21": osfiSwitch },
  "switch-exemption-insured": { "2024-12-16": lowRatioSwitch },
};

/** Sources of the debt service limits. */
export const debtServiceSources: SourcesByDay = {
  "debt-service-limits-insured": { "2012-07-09": insuredRatios },
  "debt-service-limits-cmhc": { "2020-07-01": cmhcNotice },
  "debt-service-limits-conventional": { "2021-07-05": lendersLimits },
  "counted-income": { "2018-12-05": incomeTwoYears },
  "counted-own-home-rent": { "2018-10-01": cmhcRent },
  "counted-costs": { "2021-07-05": cmhcRatios },
};

/** Sources of the limits on borrowing against a home. */
export const equitySources: SourcesByDay = {
  "refinance-limit": {
    "2012-07-09": bankAct,
    "2011-03-18": olderLoans,
    "2010-04-19": olderLoans,
    "2008-10-15": olderLoans,
  },
  "refinance-added-units": { "2025-01-15": addedUnits },
  "home-equity-line-limit": { "2013-01-01": guidelineB20 },
};

/** Sources of the prepayment charge. */
export const prepaymentSources: SourcesByDay = {
  "prepayment-interest-months": { "2012-01-01": lendersCharges },
  "prepayment-interest-cap": { "2008-06-18": interestAct10 },
};

/** Sources of interest compounding. */
export const compoundingSources: SourcesByDay = {
  "fixed-rate-compounding": { "1988-12-12": interestAct6 },
};
