import type { Source } from "../ruleInForce.ts";
import type { SourcesByDay } from "./SourcesByDay.ts";

const toronto2024: Source = {
  citation: "Toronto Municipal Code, c. 778, vacant home tax: 3 % from the taxation year 2024",
  url: "https://airdberlis.com/insights/publications/publication/property-tax-reminder--toronto-vacant-home-tax-portal-is-now-open",
};
const toronto2022: Source = {
  citation: "City of Toronto, release of 2023-02-28: 1 % of the current value assessment",
  url: "https://exbulletin.com/business/2061674/",
};
const speculation: Source = {
  citation: "Speculation and Vacancy Tax Act, S.B.C. 2018, c. 46; rates announced 2025-06-12",
  url: "https://regfollower.com/canada-british-columbia-to-raise-speculation-and-vacancy-tax-rates-in-2026",
};
const flipping: Source = {
  citation:
    "Residential Property (Short-Term Holding) Profit Tax Act (British Columbia); release 2024FIN0009",
  url: "https://news.gov.bc.ca/releases/2024FIN0009-000247",
};
const underused: Source = {
  citation: "Underused Housing Tax Act, S.C. 2022, c. 5, s. 10, s. 1.1 and 6(3)",
  url: "https://laws-lois.justice.gc.ca/eng/acts/U-0.5/section-1.1.html",
  quote:
    "No tax is payable under subsection 6(3) by a person in respect of a residential property for 2025 and subsequent calendar years.",
  readOn: "2026-11-24",
};

/** Sources of the taxes on owning and selling a home. */
export const ownerSources: SourcesByDay = {
  "vacant-home-tax-toronto": { "2024-01-01": toronto2024, "2022-01-01": toronto2022 },
  "speculation-vacancy-tax-bc": {
    "2026-01-01": speculation,
    "2019-01-01": speculation,
    "2018-01-01": speculation,
  },
  "underused-housing-tax": { "2022-01-01": underused },
  "home-flipping-tax-bc": { "2025-01-01": flipping },
};
