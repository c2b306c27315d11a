import { checkCollectionConsent, checkMarketingConsent, checkPromises } from "../checks/consent.ts";
import { checkIdentificationNotice, checkPrivacyPolicy, checkTracking } from "../checks/privacy.ts";
import type { Duty } from "./Duty.ts";

export const canadianDuties: readonly Duty[] = [
  {
    id: "marketing-consent-apart",
    text: "Consent to commercial messages is asked for apart from terms of use, by a box that is not ticked in advance.",
    source: {
      title: "CRTC guidelines 2012-548 and 2012-549, as summarised by Lexology",
      url: "https://www.lexology.com/library/detail.aspx?g=a7019e93-a76f-4e96-bb6b-7d3a66d87045",
    },
    status: "quoted",
    effectiveFrom: "2014-07-01",
    check: checkMarketingConsent,
  },
  {
    id: "collection-consented",
    text: "A person consents before or when personal information is collected, and proof of the consent is kept.",
    source: {
      title: "Privacy Commissioner of Canada, PIPEDA fair information principle 3, consent",
      url: "https://www.priv.gc.ca/en/privacy-topics/privacy-laws-in-canada/the-personal-information-protection-and-electronic-documents-act-pipeda/p_principle/principles/p_consent/",
    },
    status: "read",
    effectiveFrom: "2004-01-01",
    check: checkCollectionConsent,
  },
  {
    id: "no-messages-without-consent",
    text: "Commercial messages are promised only to people who ask for them or have consented.",
    source: {
      title: "CASL as explained by the Canadian Mortgage Brokers Association of British Columbia",
      url: "http://www.cmbabc.ca/casl-and-commercial-electronic-messages/",
    },
    status: "quoted",
    effectiveFrom: "2014-07-01",
    check: checkPromises,
  },
  {
    id: "privacy-officer-published",
    text: "Privacy policies are readily available, with the name or title and the address of the person who is accountable for them.",
    source: {
      title: "PIPEDA, Schedule 1, principle 4.8 (Office of the Privacy Commissioner of Canada)",
      url: "https://priv.gc.ca/en/privacy-topics/privacy-laws-in-canada/the-personal-information-protection-and-electronic-documents-act-pipeda/pipeda-compliance-help/pipeda-interpretation-bulletins/interpretations_09_open",
    },
    status: "read",
    effectiveFrom: "2004-01-01",
    check: checkPrivacyPolicy,
  },
  {
    id: "tracking-asks-first",
    text: "Visitors from Quebec, whom its law protects wherever the firm is, are tracked only once they have turned tracking on.",
    source: {
      title: "Law 25 as explained by RCGT",
      url: "https://rcgt.com/en/insights/expert-advice/loi-25-cookie-management-how-ensure-compliance",
    },
    status: "quoted",
    effectiveFrom: "2023-09-22",
    check: checkTracking,
  },
  {
    id: "form-does-not-identify",
    text: "A broker verifies a client's identity and keeps records of it; a form that does neither must not be taken for it.",
    source: {
      title: "FINTRAC, requirements of mortgage administrators, brokers and lenders",
      url: "https://fintrac-canafe.canada.ca/re-ed/mortgage-hypotheque-eng",
    },
    status: "read",
    effectiveFrom: "2024-10-11",
    check: checkIdentificationNotice,
  },
];
