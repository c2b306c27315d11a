import type { RegulatorCode } from "../regulators.ts";
import type { Duty } from "./Duty.ts";

const termsByProvince = {
  title: "Mortgage Broker Regulators' Council of Canada, licensing terms by province",
  url: "https://www.mbrcc.ca/LicensingTermsforMortgageBrokering",
};

const alberta: readonly Duty[] = [
  {
    id: "ab-name",
    regulator: "RECA",
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
    regulator: "RECA",
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

const saskatchewan: readonly Duty[] = [
  {
    id: "sk-name-and-licence",
    regulator: "FCAA",
    text: "An advertisement identifies the brokerage's name as licensed, says that it is licensed and gives the licence number.",
    source: termsByProvince,
    status: "quoted",
    effectiveFrom: "unknown",
    check: "nameAndLicence",
  },
  {
    id: "sk-agents-licensed",
    regulator: "FCAA",
    text: "An advertisement of a broker or associate names them, says that they are licensed and gives their licence number.",
    source: termsByProvince,
    status: "quoted",
    effectiveFrom: "unknown",
    check: "agentLicences",
  },
];

const manitoba: readonly Duty[] = [
  {
    id: "mb-registered-name",
    regulator: "MSC",
    text: "Registrants advertise under the name in their certificate of registration.",
    source: termsByProvince,
    status: "quoted",
    effectiveFrom: "unknown",
    check: "name",
  },
];

const newBrunswick: readonly Duty[] = [
  {
    id: "nb-licensed-name",
    regulator: "FCNB",
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

const novaScotia: readonly Duty[] = [
  {
    id: "ns-advertisement",
    regulator: "SNS",
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
    regulator: "SNS",
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
function assumed(regulator: RegulatorCode, prefix: string): readonly Duty[] {
  return [
    {
      id: `${prefix}-name`,
      regulator,
      text: "Advertising shows the name and the licence of the brokerage.",
      source: termsByProvince,
      status: "unconfirmed",
      effectiveFrom: "unknown",
      check: "nameAndLicence",
    },
  ];
}

/**
 * Returns the duties on rates and the licence's province that are assumed for every regulator in
 * this file.
 */
function assumedEverywhere(regulator: RegulatorCode, prefix: string): readonly Duty[] {
  return [
    {
      id: `${prefix}-licensed-here`,
      regulator,
      text: "Mortgages in a province are brokered by a brokerage that is licensed there.",
      source: termsByProvince,
      status: "unconfirmed",
      effectiveFrom: "unknown",
      check: "licenceProvince",
    },
    {
      id: `${prefix}-rate-with-apr`,
      regulator,
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

const prefixes = {
  RECA: "ab",
  FCAA: "sk",
  MSC: "mb",
  FCNB: "nb",
  SNS: "ns",
  DGSNL: "nl",
  FCSPE: "pe",
} as const satisfies Partial<Record<RegulatorCode, string>>;

export const dutiesOfOtherProvinces: readonly Duty[] = [
  ...alberta,
  ...saskatchewan,
  ...manitoba,
  ...newBrunswick,
  ...novaScotia,
  ...assumed("DGSNL", prefixes.DGSNL),
  ...assumed("FCSPE", prefixes.FCSPE),
  ...Object.entries(prefixes).flatMap(([code, prefix]) =>
    assumedEverywhere(code as keyof typeof prefixes, prefix),
  ),
];
