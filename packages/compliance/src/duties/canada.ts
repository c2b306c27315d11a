import type { Duty } from "./Duty.ts";

/** Duties of every brokerage in Canada. */
export const canadianDuties: readonly Duty[] = [
  {
    id: "claims-substantiated",
    text: "What is claimed of a service, superlatives included, is true and can be proved on the day it is published.",
    source: {
      title: "Competition Bureau, performance claims not based on adequate and proper tests",
      url: "https://competition-bureau.canada.ca/deceptive-marketing-practices/types-deceptive-marketing-practices/performance-representations-not-based-adequate-and-proper-tests",
    },
    status: "unconfirmed",
    effectiveFrom: "unknown",
    check: "claims",
  },
  {
    id: "marketing-consent-apart",
    text: "Consent to commercial messages is asked for apart from terms of use, by a box that is not ticked in advance.",
    source: {
      title: "CRTC guidelines 2012-548 and 2012-549, as summarised by Lexology",
      url: "https://www.lexology.com/library/detail.aspx?g=a7019e93-a76f-4e96-bb6b-7d3a66d87045",
    },
    status: "quoted",
    effectiveFrom: "2014-07-01",
    check: "marketingConsent",
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
    check: "collectionConsent",
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
    check: "promises",
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
    check: "privacyPolicy",
  },
  {
    id: "breaches-recorded",
    text: "Every breach of security safeguards is recorded and the record kept for two years; one with a real risk of significant harm is reported to the Privacy Commissioner and to the people concerned.",
    source: {
      title: "Privacy Commissioner of Canada, mandatory reporting of breaches",
      url: "https://www.priv.gc.ca/en/privacy-topics/privacy-breaches/respond-to-a-privacy-breach-at-your-business/gd_pb_201810",
    },
    status: "read",
    effectiveFrom: "2018-11-01",
    check: "byCommand",
    metBy: "the operations manual has the table that staff keep as a spreadsheet",
  },
  {
    id: "nothing-kept-too-long",
    text: "Applications that came to nothing are not kept longer than they are needed.",
    source: {
      title: "Privacy Commissioner of Canada, audit of Ontario mortgage brokers, 2010",
      url: "https://www.priv.gc.ca/en/opc-actions-and-decisions/audits/ar-vr_mb_2010/",
    },
    status: "unconfirmed",
    effectiveFrom: "2004-01-01",
    check: "byPerson",
    metBy:
      "counsel decides between this and the regulator's years of keeping records; leads purge removes what nobody has to keep",
  },
  {
    id: "tracking-asks-first",
    text: "Visitors from Quebec, whom its law protects wherever the firm is, are tracked only once they have turned tracking on.",
    source: {
      title: "Law 25 as explained by RCGT",
      url: "https://rcgt.com/en/insights/expert-advice/loi-25-cookie-management-how-ensure-compliance",
    },
    status: "unconfirmed",
    effectiveFrom: "2023-09-22",
    check: "tracking",
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
    check: "identificationNotice",
  },
  {
    id: "compliance-programme",
    text: "A broker has a compliance programme: an officer, written policies, a risk assessment, training and a review every two years.",
    source: {
      title: "FINTRAC, requirements of mortgage administrators, brokers and lenders",
      url: "https://fintrac-canafe.canada.ca/re-ed/mortgage-hypotheque-eng",
    },
    status: "read",
    effectiveFrom: "2024-10-11",
    check: "byPerson",
    metBy: "the brokerage's own programme, which is no part of the site",
  },
];
