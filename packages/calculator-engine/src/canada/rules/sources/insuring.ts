import type { Source } from "../ruleInForce.ts";
import type { SourcesByDay } from "./SourcesByDay.ts";

const eligibleLoans: Source = {
  citation:
    "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 5(1); Bank Act, S.C. 1991, c. 46, s. 418(1)",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/section-5.html",
  quote: "$475,000 plus 90% of the value ... in excess of $500,000",
};
/** Source that also covers borrowing against a home. */
export const olderLoans: Source = {
  citation: "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 7",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/section-7.html",
};
const cmhcUnits: Source = {
  citation: "CMHC, Home Start",
  url: "https://cmhc-schl.gc.ca/professionals/project-funding-and-mortgage-financing/mortgage-loan-insurance/mortgage-loan-insurance-homeownership-programs/home-start",
  quote: "3 to 4 units: 10%",
  readOn: "2026-11-22",
};
const firstTimeOrNew: Source = {
  citation: "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 5(1.1)",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/section-5.html",
  quote:
    "if any of the borrowers is a first-time home buyer or if the eligible residential property ... is newly built",
};
const firstTimeBuyer: Source = {
  citation: "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 1(1)",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/section-1.html",
  quote: "has never before purchased an eligible residential property in Canada",
  readOn: "2026-11-24",
};
const finance2024: Source = {
  citation: "Department of Finance Canada, release of 2024-09-24",
  url: "https://www.canada.ca/en/department-finance/news/2024/09.html",
};
const cmhcSurcharge: Source = {
  citation: "CMHC, premiums, and release of 2024-06-05",
  url: "https://www.cmhc-schl.gc.ca/en/hoficlincl/moloin/hopr/hopr_007.cfm",
};
const cmhcPremiums: Source = {
  citation: "CMHC, premiums",
  url: "https://www.cmhc-schl.gc.ca/en/hoficlincl/moloin/hopr/hopr_007.cfm",
  quote: "90.01% to 95% (traditional down payment) 4.00% 6.30%",
};
const cmhc2015: Source = {
  citation: "CMHC, release of 2015-04-02",
  url: "https://higgelkemortgagegroup.com/cmhc-updates-their-mortgage-loan-insurance-premiums/",
};
const cmhcBefore2014: Source = {
  citation: "CMHC, premiums before 2014-05-01",
  url: "https://higgelkemortgagegroup.com/cmhc-updates-their-mortgage-loan-insurance-premiums/",
};
const lowRatioLoans: Source = {
  citation: "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 5(1)(g) and 6",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/section-6.html",
  quote:
    "the value of the eligible residential property against which it is insured must be less than $1,000,000",
  readOn: "2026-11-24",
};
const ontarioPremiumTax: Source = {
  citation: "Retail Sales Tax Act, R.S.O. 1990, c. R.31",
  url: "https://www.frankmortgage.com/mortgage-glossary/pst-on-mortgage-insurance",
};
const quebecPremiumTax2027: Source = {
  citation: "Bill 99, S.Q. 2025, c. 27",
  url: "https://www.mondaq.com/canada/tax-authorities/1712006/qu%C3%A9bec-sales-tax-qst-on-insurance-premiums-increase-from-9-to-9975-effective-january-2027",
};
const quebecPremiumTax: Source = {
  citation: "Act respecting the Québec sales tax, CQLR c. T-0.1, s. 512",
  url: "https://legisquebec.gouv.qc.ca/en/version/cs/T-0.1?code=se%3A512",
  quote: "pay a tax equal to 9% of the premium",
};
const saskatchewanPremiumTax: Source = {
  citation: "Information Bulletin PST-73 (Saskatchewan)",
  url: "https://www.nesto.ca/guides/provincial-sales-tax-pst-on-mortgage-default-insurance/",
};
const manitobaPremiumTax: Source = {
  citation: "S.M. 2020, c. 12",
  url: "http://web2.gov.mb.ca/laws/statutes/2020/c01220e.php",
};
const manitobaPremiumTax2012: Source = {
  citation:
    "Retail Sales Tax Act (Manitoba), insurance from 2012-07-15 and 8 % from 2013-07-01, as summarized by Ryan and Sun Life; repealed by S.M. 2020, c. 12",
  url: "http://web2.gov.mb.ca/laws/statutes/2020/c01220e.php",
};

/** Sources of the requirements of the law and the insurers for a purchase. */
export const insuringSources: SourcesByDay = {
  "minimum-down-payment": {
    "2024-12-15": eligibleLoans,
    "2016-02-15": eligibleLoans,
    "2012-07-09": olderLoans,
    "2008-10-15": olderLoans,
  },
  "minimum-down-payment-units": { "2016-02-15": cmhcUnits },
  "long-amortization-buyers": {
    "2024-12-15": firstTimeOrNew,
    "2024-08-01": finance2024,
    "2012-07-09": olderLoans,
    "2008-10-15": olderLoans,
  },
  "insurance-premium": {
    "2024-08-01": cmhcSurcharge,
    "2017-03-17": cmhcPremiums,
    "2015-06-01": cmhc2015,
    "2014-05-01": cmhc2015,
    "2012-07-09": cmhcBefore2014,
    "2011-03-18": cmhcBefore2014,
    "2008-10-15": cmhcBefore2014,
  },
  "portability-top-up": { "2017-03-17": cmhcPremiums },
  "insurable-loan": { "2025-02-27": lowRatioLoans },
  "first-time-test-insured": { "2024-12-15": firstTimeBuyer, "2024-08-01": finance2024 },
  "premium-tax-on": { "2010-07-01": ontarioPremiumTax },
  "premium-tax-qc": { "2027-01-01": quebecPremiumTax2027, "2012-01-01": quebecPremiumTax },
  "premium-tax-sk": { "2017-08-01": saskatchewanPremiumTax },
  "premium-tax-mb": {
    "2019-07-01": manitobaPremiumTax,
    "2013-07-01": manitobaPremiumTax2012,
    "2012-07-15": manitobaPremiumTax2012,
  },
};
