import type { Source } from "../ruleInForce.ts";
import type { SourcesByDay } from "./SourcesByDay.ts";

const ontarioTax: Source = {
  citation: "Land Transfer Tax Act, R.S.O. 1990, c. L.6, s. 2",
  url: "https://www.ontario.ca/document/land-transfer-tax/calculating-land-transfer-tax",
};
const ontarioTax1989: Source = {
  citation: "Ontario Ministry of Finance, rates since 1989-06-01",
  url: "http://www.condosworld.com/land-transfer-tax.php",
};
const torontoRates: Source = {
  citation: "Toronto Municipal Code, c. 760",
  url: "https://www.toronto.ca/services-payments/property-taxes-utilities/municipal-land-transfer-tax-mltt/municipal-land-transfer-tax-mltt-rates-and-fees",
};
const toronto2008: Source = {
  citation: "Toronto land transfer tax of 2008",
  url: "https://apsmann.ca/toronto-land-transfer-tax/2",
};
const ontarioSpeculation: Source = {
  citation: "Land Transfer Tax Act, R.S.O. 1990, c. L.6",
  url: "https://tslawyers.ca",
};
const ontarioSpeculation2017: Source = {
  citation: "Ontario, non-resident speculation tax, 2017-04-20",
  url: "https://www.bennettjones.com/Blogs-Section/New-NonResident-Speculation-Tax-in-Ontario",
};
const ontarioRefund: Source = {
  citation: "Ontario Ministry of Finance, release of 2016-11-14",
  url: "https://news.ontario.ca/mof/en/2016/11/ontario-helping-first-time-homebuyers.html",
};
const torontoRebates: Source = {
  citation: "Toronto Municipal Code, c. 760, rebates",
  url: "https://www.toronto.ca/services-payments/property-taxes-utilities/municipal-land-transfer-tax-mltt/municipal-land-transfer-tax-mltt-rebate-opportunities/",
};
const ontarioHousing: Source = {
  citation: "Ontario new housing rebate",
  url: "http://www.chbaedmonton.ca/news-events/news/background-note-gst-new-housing-rebate",
};
const ontarioFirstTime: Source = {
  citation: "Ontario Ministry of Finance, refunds",
  url: "https://www.ontario.ca/document/land-transfer-tax/land-transfer-tax-refunds-first-time-homebuyers",
};

export const ontarioSources: SourcesByDay = {
  "transfer-tax-on": { "2017-01-01": ontarioTax, "1989-06-01": ontarioTax1989 },
  "transfer-tax-toronto": {
    "2026-04-01": torontoRates,
    "2024-01-01": torontoRates,
    "2017-03-01": torontoRates,
    "2008-02-01": toronto2008,
  },
  "non-resident-tax-on": {
    "2022-10-25": ontarioSpeculation,
    "2022-03-30": ontarioSpeculation,
    "2017-04-21": ontarioSpeculation2017,
  },
  "non-resident-tax-toronto": { "2025-01-01": torontoRates },
  "first-time-relief-on": { "2017-01-01": ontarioRefund, "2007-12-14": ontarioRefund },
  "first-time-relief-toronto": { "2017-03-01": torontoRebates, "2008-02-01": torontoRebates },
  "hst-rebate-new-housing-on": { "2010-07-01": ontarioHousing },
  "first-time-test-on": { "2017-01-01": ontarioFirstTime, "2007-12-14": ontarioFirstTime },
  "first-time-test-toronto": { "2017-03-01": torontoRebates, "2008-02-01": torontoRebates },
};
