import type { Source } from "../ruleInForce.ts";
import type { SourcesByDay } from "./SourcesByDay.ts";

const fivePercentRule: Source = {
  citation: "Benjamin Felix, PWL Capital, 2019",
  url: "https://coconote.app/notes/ba7004ab-2418-4aea-bfc1-8a9d7adcc653",
};
const excise254First: Source = {
  citation: "Excise Tax Act, R.S.C. 1985, c. E-15, s. 254(2.1), S.C. 2026, c. 2, s. 4",
  url: "https://laws-lois.justice.gc.ca/eng/acts/E-15/section-254.html",
  quote: "entered into after March 19, 2025 and before 2031",
};
const excise254: Source = {
  citation: "Excise Tax Act, R.S.C. 1985, c. E-15, s. 254(2)",
  url: "https://laws-lois.justice.gc.ca/eng/acts/E-15/section-254.html",
  quote: "A × [($450,000 - B)/$100,000]",
};
const incomeTax146: Source = {
  citation: "Income Tax Act, R.S.C. 1985, c. 1 (5th Supp.), s. 146.6(1)",
  url: "https://laws-lois.justice.gc.ca/eng/acts/I-3.3/section-146.6.html",
  quote: "$8,000 + D − (E − F)",
};
const homeBuyersPlan2024: Source = {
  citation: "Income Tax Act, R.S.C. 1985, c. 1 (5th Supp.), s. 146.01; S.C. 2024, c. 17",
  url: "https://iatoday.ia.ca/publications/2024-06-20/home-buyers-plan-hbp-important-changes",
};
const incomeTax118: Source = {
  citation: "Income Tax Act, R.S.C. 1985, c. 1 (5th Supp.), s. 118.05(3)",
  url: "https://laws-lois.justice.gc.ca/eng/acts/I-3.3/section-118.05.html",
  quote: "multiplying $10,000 by the appropriate percentage for the taxation year",
};
const revenueAgency: Source = {
  citation: "Canada Revenue Agency, line 31270, home buyers' amount",
  url: "https://www.canada.ca/en/revenue-agency/services/tax/individuals/topics/about-your-tax-return/tax-return/completing-a-tax-return/deductions-credits-expenses/line-31270-home-buyers-amount.html",
};
const incomeTax248: Source = {
  citation:
    "Income Tax Act, R.S.C. 1985, c. 1 (5th Supp.), s. 118.05(3) and 248(1); S.C. 2026, c. 2",
  url: "https://laws-lois.justice.gc.ca/eng/acts/I-3.3/section-248.html",
  quote: "14.5% for the 2025 taxation year and to 14% for the 2026",
};

const prohibition: Source = {
  citation:
    "Prohibition on the Purchase of Residential Property by Non-Canadians Act, S.C. 2022, c. 10, s. 235, s. 4; SOR/2022-250, s. 3, 5 and 6, as amended by SOR/2023-66",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2022-250/section-5.html",
  quote:
    "they have 183 days or more of validity remaining on their work permit or work authorization on the date of purchase",
  readOn: "2026-11-24",
};
const prohibitionOf2022: Source = {
  citation: "SOR/2022-250, s. 5, as made on 2022-12-02",
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2022-250/section-5.html",
  quote:
    "they worked in Canada for a minimum period of three years within the four years preceding",
  readOn: "2026-11-24",
};

/** Sources of federal programs for buyers, and of conventions about home ownership. */
export const buyerSources: SourcesByDay = {
  "five-percent-rule": { "2019-05-11": fivePercentRule },
  "gst-rebate-first-time": { "2025-03-20": excise254First },
  "gst-rebate-new-housing": { "2010-07-01": excise254 },
  "first-home-savings-account": { "2023-04-01": incomeTax146 },
  "home-buyers-plan": {
    "2024-04-17": homeBuyersPlan2024,
    "2019-03-20": homeBuyersPlan2024,
    "2009-01-28": homeBuyersPlan2024,
  },
  "home-buyers-plan-repayment": {
    "2026-01-01": homeBuyersPlan2024,
    "2022-01-01": homeBuyersPlan2024,
    "2009-01-28": homeBuyersPlan2024,
  },
  "home-buyers-amount": { "2022-01-01": incomeTax118, "2009-01-28": revenueAgency },
  "home-buyers-amount-rate": {
    "2026-01-01": incomeTax248,
    "2025-01-01": incomeTax248,
    "2022-01-01": incomeTax248,
    "2009-01-28": revenueAgency,
  },
  "purchase-prohibition": { "2023-03-27": prohibition, "2023-01-01": prohibitionOf2022 },
  "first-time-test-gst": { "2025-03-20": excise254First },
  "first-time-test-savings": { "2023-04-01": incomeTax146 },
};
