import type { UnboundDuty } from "./Duty.ts";

const termsByProvince = {
  title: "Mortgage Broker Regulators' Council of Canada, licensing terms by province",
  url: "https://www.mbrcc.ca/LicensingTermsforMortgageBrokering",
};

const alberta: readonly UnboundDuty[] = [
  {
    id: "ab-name",
    text: "The name of the brokerage, as its licence has it, is clearly indicated in all advertising.",
    source: {
      title: "RECA, Real Estate Act Rules, s. 65",
      url: "https://www.reca.ca/consumers/standards/rules/part2-div3.htm",
    },
    status: "read",
    effectiveFrom: "2006-10-01",
    check: "name",
  },
  {
    id: "ab-records",
    text: "All records of a mortgage deal or potential deal are kept available at the brokerage's office in Alberta.",
    source: {
      title: "RECA, Real Estate Act Rules, s. 105",
      url: "https://www.reca.ca/industry/legislation/rules/part3-div3.htm",
    },
    status: "read",
    effectiveFrom: "2006-10-01",
    check: "retention",
  },
];

const saskatchewan: readonly UnboundDuty[] = [
  {
    id: "sk-name-and-licence",
    text: "An advertisement identifies the brokerage's name as licensed, says that it is licensed and gives the licence number.",
    source: termsByProvince,
    status: "quoted",
    effectiveFrom: "unknown",
    check: "nameAndLicence",
  },
  {
    id: "sk-agents-licensed",
    text: "An advertisement of a broker or associate names them, says that they are licensed and gives their licence number.",
    source: termsByProvince,
    status: "quoted",
    effectiveFrom: "unknown",
    check: "agentLicences",
  },
];

const manitoba: readonly UnboundDuty[] = [
  {
    id: "mb-registered-name",
    text: "Registrants advertise under the name in their certificate of registration.",
    source: termsByProvince,
    status: "quoted",
    effectiveFrom: "unknown",
    check: "name",
  },
];

const newBrunswick: readonly UnboundDuty[] = [
  {
    id: "nb-licensed-name",
    text: "Licence holders use only the name set out on their licence.",
    source: {
      title: "FCNB, compliance requirements of mortgage brokerages and principal brokers",
      url: "https://fcnb.ca/en/real-estate/mortgage-brokers/mortgage-broker-compliance-overview/mortgage-brokerage-principal-broker-and-endorsements-compliance-requirements",
    },
    status: "read",
    effectiveFrom: "2016-04-01",
    check: "name",
  },
];

const novaScotia: readonly UnboundDuty[] = [
  {
    id: "ns-advertisement",
    text: "Advertisements and correspondence contain the prescribed information of the licence.",
    source: {
      title: "N.S. Reg. 127/2020, Standards of Conduct for Mortgage Brokers (headings)",
      url: "https://novascotia.ca/JUST/regulations/regs/mortbrokers.htm",
    },
    status: "unconfirmed",
    effectiveFrom: "2021-11-01",
    check: "nameAndLicence",
  },
  {
    id: "ns-records",
    text: "Prescribed records are kept for the prescribed periods at the prescribed places.",
    source: {
      title: "N.S. Reg. 130/2020, Record-Keeping Regulations (headings)",
      url: "https://novascotia.ca/JUST/Regulations/regs/mortrecord.htm",
    },
    status: "unconfirmed",
    effectiveFrom: "2021-11-01",
    check: "retention",
  },
];

/** Returns the duty assumed for a regulator whose own duties were not found. */
const assumed = (prefix: string): UnboundDuty => ({
  id: `${prefix}-name`,
  text: "Advertising shows the name and the licence of the brokerage.",
  source: termsByProvince,
  status: "unconfirmed",
  effectiveFrom: "unknown",
  check: "nameAndLicence",
});

/**
 * Returns the duties on rates and the licence's province that are assumed for every regulator in
 * this file.
 */
function assumedEverywhere(prefix: string): readonly UnboundDuty[] {
  return [
    {
      id: `${prefix}-licensed-here`,
      text: "Mortgages in a province are brokered by a brokerage that is licensed there.",
      source: termsByProvince,
      status: "unconfirmed",
      effectiveFrom: "unknown",
      check: "licenceProvince",
    },
    {
      id: `${prefix}-rate-with-apr`,
      text: "An advertised rate stands with its term and with the APR, at least as prominently.",
      source: {
        title: "Federal twin of the provinces' cost of credit rules, FCAC decision 56611-622Q203",
        url: "https://www.canada.ca/en/financial-consumer-agency/services/industry/commissioner-decisions/decision-56611-622Q203.html",
      },
      status: "unconfirmed",
      effectiveFrom: "unknown",
      check: "rates",
    },
  ];
}

const withAssumed = (prefix: string, own: readonly UnboundDuty[]) => [
  ...own,
  ...assumedEverywhere(prefix),
];

export const dutiesOfOtherProvinces = {
  RECA: withAssumed("ab", alberta),
  FCAA: withAssumed("sk", saskatchewan),
  MSC: withAssumed("mb", manitoba),
  FCNB: withAssumed("nb", newBrunswick),
  SNS: withAssumed("ns", novaScotia),
  DGSNL: withAssumed("nl", [assumed("nl")]),
  FCSPE: withAssumed("pe", [assumed("pe")]),
};
