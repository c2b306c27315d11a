import type { Source } from "../ruleInForce.ts";
import type { SourcesByDay } from "./SourcesByDay.ts";

const bcTax: Source = {
  citation: "Property Transfer Tax Act, R.S.B.C. 1996, c. 378, s. 3 and 3.01",
  url: "https://www2.gov.bc.ca/gov/content/taxes/property-taxes/property-transfer-tax/understand",
};
const bcTax2016: Source = {
  citation: "Government of British Columbia, February 2016",
  url: "http://amanbrah.blogspot.ca/2016/02/",
};
const bcFirstTime2014: Source = {
  citation: "Government of British Columbia, first time home buyers, 2014",
  url: "http://www2.gov.bc.ca/gov/content/taxes/property-taxes/property-transfer-tax/understand/first-time-home-buyers/current-amount",
};
const albertaTransfer: Source = {
  citation: "Land Titles Act, R.S.A. 2000, c. L-4, s. 64.1",
  url: "https://www.mondaq.com/canada/financial-services/1534372/increases-in-land-titles-fees-what-you-need-to-know",
};
const albertaTransferBefore: Source = {
  citation: "Tariff of Fees Regulation, Alta. Reg. 120/2000, s. 3",
  url: "https://www4.bennettjones.com/Blogs-Section/Open-Your-Wallets-Wider-Increases-to-Alberta-Land-Transfer-and-Mortgage-Registration-Fees-Coming",
};
const manitobaTax: Source = {
  citation: "Tax Administration and Miscellaneous Taxes Act (Manitoba)",
  url: "http://www.gov.mb.ca/finance/other/print,landtransfertax.html",
};
const manitobaTax2004: Source = {
  citation: "Manitoba land transfer tax of 2004-07-05",
  url: "http://joybuettner.ca/landtransfertax.htm",
};
const saskatchewanFees: Source = {
  citation: "ISC, July 29, 2023 Fee Adjustment Details",
  url: "https://skrealestatelaw.com/iscpricingchanges/",
  quote: "increases from .3% of value to .4% of value",
};
const bcForeign: Source = {
  citation: "Property Transfer Tax Act, R.S.B.C. 1996, c. 378, s. 2.02",
  url: "https://ltpm.ltsa.ca/legislation-and-commentary-56",
};
const bcForeign2016: Source = {
  citation: "UNCTAD, investment policy measure 3249",
  url: "https://investmentpolicy.unctad.org/investment-policy-monitor/measures/3249",
};
const bcFirstTime: Source = {
  citation: "Government of British Columbia, first time home buyers, 2024",
  url: "http://www2.gov.bc.ca/gov/topic.page?id=47FA8BF59DC045A5862895B554A1180A",
  quote: "Over $500,000 but no more than $835,000, the exemption amount is $8,000",
};
const bcFirstTime2017: Source = {
  citation: "Government of British Columbia, first time home buyers, 2017",
  url: "http://www2.gov.bc.ca/gov/topic.page?id=07831D47096A41E5B18D0DA81ABA1026&title=Previous%20Exemption%20Amount",
};
const bcNewHomes: Source = {
  citation: "Government of British Columbia, release 2024FIN0009-000247",
  url: "https://news.gov.bc.ca/releases/2024FIN0009-000247",
  quote:
    "property transfer tax will be waived on new homes worth up to $1.1 million, an increase from the previous $750,000",
};
const albertaMortgage: Source = {
  citation: "Land Titles Act, R.S.A. 2000, c. L-4, s. 102.1",
  url: "https://www.mondaq.com/canada/financial-services/1534372/increases-in-land-titles-fees-what-you-need-to-know",
};
const albertaMortgageBefore: Source = {
  citation: "Tariff of Fees Regulation, Alta. Reg. 120/2000, s. 4",
  url: "https://www4.bennettjones.com/Blogs-Section/Open-Your-Wallets-Wider-Increases-to-Alberta-Land-Transfer-and-Mortgage-Registration-Fees-Coming",
};
const bcFirstTimeTest: Source = {
  citation: "Government of British Columbia, first time home buyers, who qualifies",
  url: "https://www2.gov.bc.ca/gov/content/taxes/property-taxes/property-transfer-tax/exemptions/first-time-home-buyers",
};
const bcFirstTimeTest2008: Source = {
  citation: "Government of British Columbia, first time home buyers, who qualifies, as copied",
  url: "http://helennie.com/tips/for-home-sellers-tips/bcs-first-time-buyers-program/",
};

export const westSources: SourcesByDay = {
  "transfer-tax-bc": {
    "2018-02-21": bcTax,
    "2016-02-17": bcTax2016,
    "2014-02-19": bcFirstTime2014,
    "2008-02-20": bcTax2016,
  },
  "transfer-tax-ab": { "2024-10-20": albertaTransfer, "2024-01-01": albertaTransferBefore },
  "transfer-tax-mb": { "2024-01-01": manitobaTax, "2004-07-05": manitobaTax2004 },
  "transfer-tax-sk": { "2023-07-29": saskatchewanFees, "2023-01-01": saskatchewanFees },
  "non-resident-tax-bc": { "2018-02-21": bcForeign, "2016-08-02": bcForeign2016 },
  "first-time-relief-bc": {
    "2024-04-01": bcFirstTime,
    "2017-02-22": bcFirstTime2017,
    "2014-02-19": bcFirstTime2014,
    "2008-02-20": bcFirstTime2014,
  },
  "newly-built-relief-bc": { "2024-04-01": bcNewHomes, "2016-02-17": bcNewHomes },
  "mortgage-registration-ab": {
    "2024-10-20": albertaMortgage,
    "2024-01-01": albertaMortgageBefore,
  },
  "mortgage-registration-sk": { "2023-07-29": saskatchewanFees, "2023-01-01": saskatchewanFees },
  "first-time-test-bc": { "2017-02-22": bcFirstTimeTest, "2008-02-20": bcFirstTimeTest2008 },
};
