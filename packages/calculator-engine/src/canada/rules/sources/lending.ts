import type { Source } from "../ruleInForce.ts";
import type { SourcesByDay } from "./SourcesByDay.ts";

const eligibleLoans: Source = {
  citation:
    "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 5(1); Bank Act, S.C. 1991, c. 46, s. 418(1)",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/",
};
const olderLoans: Source = {
  citation: "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 7",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/",
};
const firstTimeOrNew: Source = {
  citation: "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 5(1.1)",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/",
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
};
const cmhc2015: Source = {
  citation: "CMHC, release of 2015-04-02",
  url: "https://higgelkemortgagegroup.com/cmhc-updates-their-mortgage-loan-insurance-premiums/",
};
const cmhcBefore2014: Source = {
  citation: "CMHC, premiums before 2014-05-01",
  url: "https://higgelkemortgagegroup.com/cmhc-updates-their-mortgage-loan-insurance-premiums/",
};
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
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/",
};
const stressTest2016: Source = {
  citation: "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 5, text of 2020",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/",
};
const osfiSwitch: Source = {
  citation: "OSFI, backgrounder of 2024-11-21",
  url: "https://osfi-bsif.gc.ca/en/news/backgrounder-minimum-qualifying-rate-mqr",
};
const lowRatioSwitch: Source = {
  citation: "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 6(3.1)",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/",
};
const insuredRatios: Source = {
  citation: "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 5(1)(h)",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/",
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
const lowRatioLoans: Source = {
  citation: "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 5(1)(g) and 6",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/",
};
const bankAct: Source = {
  citation: "Bank Act, S.C. 1991, c. 46, s. 418(1)",
  url: "https://laws-lois.justice.gc.ca/eng/acts/B-1.01/",
};
const addedUnits: Source = {
  citation: "Eligible Mortgage Loan Regulations, SOR/2012-281, s. 6.1",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2012-281/",
};
const guidelineB20: Source = {
  citation: "OSFI, Guideline B-20, as reported in 2022",
  url: "https://www.theglobeandmail.com",
};
const lendersCharges: Source = {
  citation: "Lenders' contracts",
  url: "http://canadianfirst.com/learning-area/how-to-calculate-prepayment-charges/",
};
const interestAct10: Source = {
  citation: "Interest Act, R.S.C. 1985, c. I-15, s. 10",
  url: "https://laws-lois.justice.gc.ca/eng/acts/I-15/",
};
const interestAct6: Source = {
  citation: "Interest Act, R.S.C. 1985, c. I-15, s. 6",
  url: "https://laws-lois.justice.gc.ca/eng/acts/I-15/",
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
  citation: "Manitoba retail sales tax on insurance, 2012 and 2013",
  url: "https://ryan.com",
};

/** Of what a lender and an insurer go by, in every province. */
export const lendingSources: SourcesByDay = {
  "minimum-down-payment": {
    "2024-12-15": eligibleLoans,
    "2016-02-15": eligibleLoans,
    "2012-07-09": olderLoans,
    "2008-10-15": olderLoans,
  },
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
  "stress-test": { "2021-06-01": osfi, "2018-01-01": osfi2018 },
  "stress-test-insured": { "2021-06-01": stressTestInsured, "2016-10-17": stressTest2016 },
  "switch-exemption": { "2024-11-21": osfiSwitch },
  "switch-exemption-insured": { "2024-12-16": lowRatioSwitch },
  "debt-service-limits-insured": { "2012-07-09": insuredRatios },
  "debt-service-limits-cmhc": { "2020-07-01": cmhcNotice },
  "debt-service-limits-conventional": { "2021-07-05": lendersLimits },
  "counted-costs": { "2021-07-05": cmhcRatios },
  "insurable-loan": { "2025-02-27": lowRatioLoans },
  "refinance-limit": {
    "2012-07-09": bankAct,
    "2011-03-18": olderLoans,
    "2010-04-19": olderLoans,
    "2008-10-15": olderLoans,
  },
  "refinance-added-units": { "2025-01-15": addedUnits },
  "home-equity-line-limit": { "2013-01-01": guidelineB20 },
  "prepayment-interest-months": { "2012-01-01": lendersCharges },
  "prepayment-interest-cap": { "2008-06-18": interestAct10 },
  "fixed-rate-compounding": { "1988-12-12": interestAct6 },
  "first-time-test-insured": { "2024-12-15": firstTimeOrNew, "2024-08-01": finance2024 },
  "premium-tax-on": { "2010-07-01": ontarioPremiumTax },
  "premium-tax-qc": { "2027-01-01": quebecPremiumTax2027, "2012-01-01": quebecPremiumTax },
  "premium-tax-sk": { "2017-08-01": saskatchewanPremiumTax },
  "premium-tax-mb": {
    "2019-07-01": manitobaPremiumTax,
    "2013-07-01": manitobaPremiumTax2012,
    "2012-07-15": manitobaPremiumTax2012,
  },
};
