import type { Source } from "../ruleInForce.ts";
import type { SourcesByDay } from "./SourcesByDay.ts";

const ontarioTax: Source = {
  citation: "Land Transfer Tax Act, R.S.O. 1990, c. L.6, s. 2(1)",
  url: "https://www.ontario.ca/laws/statute/90l06",
};
const ontarioTax1989: Source = {
  citation: "Ontario Ministry of Finance, rates since 1989-06-01",
  url: "http://www.condosworld.com/land-transfer-tax.php",
  quote: "The tax rate has not changed since June 1, 1989.",
};
const torontoRates: Source = {
  citation: "Toronto Municipal Code, c. 760",
  url: "https://www.toronto.ca/services-payments/property-taxes-utilities/municipal-land-transfer-tax-mltt/municipal-land-transfer-tax-mltt-rates-and-fees",
  quote: "Rates as of April 1, 2026",
};
const toronto2008: Source = {
  citation: "Toronto land transfer tax of 2008",
  url: "https://apsmann.ca/toronto-land-transfer-tax/2",
};
const ontarioSpeculation: Source = {
  citation: "O. Reg. 182/17, s. 1.3(1), as made by O. Reg. 506/22",
  url: "https://www.ontario.ca/laws/regulation/r22506",
  quote:
    "25 per cent in respect of conveyances of land tendered for registration after October 24, 2022",
  readOn: "2026-11-22",
};
const ontarioSpeculation2017: Source = {
  citation: "Ontario Ministry of Finance, non-resident speculation tax, transitional provisions",
  url: "http://ontario.ca/document/non-resident-speculation-tax/non-resident-speculation-tax-transitional-provisions",
  quote:
    "Transitional provisions allow for the rules in effect at the time an agreement was entered into to apply rather than rules in effect at the time the real estate transaction closes.",
  readOn: "2026-11-22",
};
const ontarioRefund: Source = {
  citation: "Ontario Ministry of Finance, release of 2016-11-14",
  url: "https://news.ontario.ca/mof/en/2016/11/ontario-helping-first-time-homebuyers.html",
};
const torontoRebates: Source = {
  citation: "Toronto Municipal Code, c. 760, rebates",
  url: "https://www.toronto.ca/services-payments/property-taxes-utilities/municipal-land-transfer-tax-mltt/municipal-land-transfer-tax-mltt-rebate-opportunities/",
  quote: "on or after March 1, 2017, and a rebate of up to $4,475.00",
};
const newHarmonizedSystem = {
  url: "https://laws-lois.justice.gc.ca/eng/regulations/SOR-2010-151/section-41.html",
  readOn: "2026-11-24",
};
const ontarioHousing: Source = {
  ...newHarmonizedSystem,
  citation: "New Harmonized Value-added Tax System Regulations, No. 2, SOR/2010-151, s. 41(2)",
  quote:
    "the amount of a rebate in respect of the complex under that subsection is equal to the lesser of $24,000 and the amount determined by the formula",
};
const ontarioReliefFirstTime: Source = {
  ...newHarmonizedSystem,
  citation:
    "New Harmonized Value-added Tax System Regulations, No. 2, SOR/2010-151, s. 41(2.1) and (2.2), as amended by SOR/2026-94 and SOR/2026-130",
  quote:
    "the lesser of $80,000 and the total of all tax under subsection 165(2) of the Act paid in respect of the supply of the residential complex",
};
const ontarioReliefEverybody: Source = {
  ...newHarmonizedSystem,
  citation:
    "New Harmonized Value-added Tax System Regulations, No. 2, SOR/2010-151, s. 41(2.01) and (2.2), as amended by SOR/2026-94 and SOR/2026-130",
  quote:
    "is entered into between the builder and the individual after March 2026 and before April 2027",
};
const ontarioFirstTime: Source = {
  citation: "Ontario Ministry of Finance, refunds",
  url: "https://www.ontario.ca/document/land-transfer-tax/land-transfer-tax-refunds-first-time-homebuyers",
};

const ontarioBudget2026: Source = {
  citation:
    "Ontario Budget 2026, enhanced HST relief, as reported; O. Reg. 196/26, filed 2026-06-22, not read",
  url: "https://zinatikay.com/now-up-to-130000-in-rebate-possible-ontarios-huge-hst-rebate-what-buyers-need-to-know-now/",
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
  "hst-relief-first-time-on": { "2025-03-20": ontarioReliefFirstTime },
  "hst-relief-new-homes-on": { "2026-04-01": ontarioReliefEverybody },
  "hst-relief-federal-part-on": { "2026-04-01": ontarioBudget2026 },
  "hst-rebate-new-housing-on": { "2010-07-01": ontarioHousing },
  "first-time-test-on": { "2017-01-01": ontarioFirstTime, "2007-12-14": ontarioFirstTime },
  "first-time-test-toronto": { "2017-03-01": torontoRebates, "2008-02-01": torontoRebates },
};
