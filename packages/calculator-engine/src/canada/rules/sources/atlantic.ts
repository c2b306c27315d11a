import type { Source } from "../ruleInForce.ts";
import type { SourcesByDay } from "./SourcesByDay.ts";

const newBrunswickTax: Source = {
  citation: "Real Property Transfer Tax Act (New Brunswick), c. R-2.1, s. 2",
  url: "http://laws.gnb.ca/en/showdoc/cs/R-2.1",
};
const newBrunswick2012: Source = {
  citation: "Bill 50 of 2012 (New Brunswick)",
  url: "https://legnb.ca/content/house_business/57/2/bills/Bill-50-e.htm",
};
const novaScotiaAct: Source = {
  citation: "Non-resident Deed Transfer Tax Act (Nova Scotia)",
  url: "https://www.novascotia.ca/finance/en/home/taxation/tax101/non-resident-deed-transfer-tax.html",
  quote:
    "The PDTT is a 5% tax levied on the purchase price or the assessed value of property (whichever is greater).",
};
const peiBudget: Source = {
  citation: "Prince Edward Island Budget 2025",
  url: "https://ryan.com/asia-pacific/about-ryan/news-and-insights/2025/prince-edward-island-budget-2025",
  quote:
    "increase its real property transfer tax rate to 2% for all transfers valued at $1 million or more",
};
const peiTax: Source = {
  citation: "Real Property Transfer Tax Act (Prince Edward Island), s. 3(1)",
  url: "http://www.taxandland.pe.ca/index.php3?number=1012256&lang=E",
};
const newfoundlandFees: Source = {
  citation: "Registration of Deeds Act, 2009, S.N.L. 2009, c. R-10.01, s. 39",
  url: "https://wowa.ca/calculators/newfoundland-land-transfer-tax",
};
const halifax: Source = {
  citation:
    "Halifax Regional Municipality Charter, S.N.S. 2008, c. 39, deed transfer tax; the rate as reported 2025-10-08",
  url: "https://www.sandrapike.ca/blog_read/halifax-tiered-deed-transfer-tax-market-impact",
  quote: "Currently, Halifax applies a flat 1.5% rate across all property values.",
  readOn: "2026-11-22",
};
const novaScotiaMunicipal: Source = {
  citation: "Nova Scotia municipal rates, 0 to 1.5 %",
  url: "https://reminetwork.com/articles/nova-scotia-to-double-deed-transfer-tax",
};
const novaScotia2025: Source = {
  citation: "Non-resident Deed Transfer Tax Act (Nova Scotia), 2025",
  url: "https://reminetwork.com/articles/nova-scotia-to-double-deed-transfer-tax",
};
const peiFirstTime: Source = {
  citation: "Real Property Transfer Tax Act (Prince Edward Island), bulletin RPTTG:101",
  url: "http://www.taxandland.pe.ca/index.php3?number=1037867&lang=E",
  quote: "waives the 1% Real Property Transfer Tax",
};

export const atlanticSources: SourcesByDay = {
  "transfer-tax-nb": {
    "2016-04-01": newBrunswickTax,
    "2012-06-01": newBrunswick2012,
    "2012-01-01": newBrunswick2012,
  },
  "transfer-tax-ns": { "2022-04-01": novaScotiaAct },
  "transfer-tax-pe": { "2025-04-28": peiBudget, "2005-05-16": peiTax },
  "transfer-tax-nl": { "2024-01-01": newfoundlandFees },
  "transfer-tax-halifax": { "2024-01-01": halifax },
  "municipal-rate-ns": { "2022-04-01": novaScotiaMunicipal },
  "non-resident-tax-ns": {
    "2025-04-01": novaScotia2025,
    "2023-07-01": novaScotiaAct,
    "2022-04-01": novaScotiaAct,
  },
  "first-time-relief-pe": { "2025-04-28": peiBudget, "2016-10-01": peiFirstTime },
  "mortgage-registration-nl": { "2024-01-01": newfoundlandFees },
  "first-time-test-pe": { "2016-10-01": peiFirstTime },
};
