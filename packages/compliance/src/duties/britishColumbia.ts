import type { UnboundDuty } from "./Duty.ts";

const records = {
  title: "BCFSA, Information on Record Keeping",
  url: "https://www.bcfsa.ca/industry-resources/mortgage-broker-resources/msa-landing-page/mortgage-broker-knowledge-base/mortgage-services-regulatory-index/information-on-record-keeping",
};
const transition = {
  title: "BCFSA, regulatory statement 25-016 on the transition to the Mortgage Services Act",
  url: "https://www.bcfsa.ca/regulatory-statement/transition-required-form-and-content-licence-applications",
};
const termsByProvince = {
  title: "Mortgage Broker Regulators' Council of Canada, licensing terms by province",
  url: "https://www.mbrcc.ca/LicensingTermsforMortgageBrokering",
};

/** Duties under the Mortgage Services Act from 2026-10-13, and the Mortgage Brokers Act before. */
export const britishColumbianDuties: readonly UnboundDuty[] = [
  {
    id: "bc-licensed-here",
    text: "Mortgage services in British Columbia are provided by a brokerage that is licensed there.",
    source: transition,
    status: "read",
    effectiveFrom: "2026-10-13",
    check: "licenceProvince",
  },
  {
    id: "bc-registered-name",
    text: "Advertising shows the name under which the brokerage is registered.",
    source: termsByProvince,
    status: "quoted",
    effectiveFrom: "unknown",
    check: "name",
  },
  {
    id: "bc-rate-with-apr",
    text: "An advertised rate stands with its term and with the APR, at least as prominently.",
    source: {
      title: "Business Practices and Consumer Protection Act, Part 5 (headings)",
      url: "https://www.bclaws.gov.bc.ca/civix/document/id/lc/statreg/04002_00",
    },
    status: "unconfirmed",
    effectiveFrom: "2006-07-01",
    check: "rates",
  },
  {
    id: "bc-records",
    text: "Records are kept for at least seven years, those of a mortgage after its last transaction, and stored in British Columbia.",
    source: records,
    status: "read",
    effectiveFrom: "2026-10-13",
    check: "retention",
  },
];
