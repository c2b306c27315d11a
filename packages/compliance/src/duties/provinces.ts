import { checkAgentLicences, checkAgents } from "../checks/agents.ts";
import { checkName, checkNameAndLicence } from "../checks/identity.ts";
import {
  checkAccessibilityStatement,
  checkComplaints,
  checkFrench,
  checkPrivacyPolicy,
  checkTracking,
} from "../checks/privacy.ts";
import { checkRates } from "../checks/rates.ts";
import type { RegulatorCode } from "../regulators.ts";
import type { Duty } from "./Duty.ts";

/** Fields that duties of one source share. */
const publicMaterials = {
  source: {
    title: "FSRA, public relations and advertising requirements of the mortgage industry",
    url: "https://www.fsrao.ca/industry/mortgage-brokering/compliance-and-other-resources/mortgage-industry-public-relations-and-advertising-requirements",
  },
  status: "read",
  effectiveFrom: "2009-01-01",
} as const;

const termsByProvince = {
  source: {
    title: "Mortgage Broker Regulators' Council of Canada, licensing terms by province",
    url: "https://www.mbrcc.ca/LicensingTermsforMortgageBrokering",
  },
  status: "quoted",
  effectiveFrom: "unknown",
} as const;

/** Duties of each regulator's own brokerages, as far as a source was read or is quoted. */
export const provincialDuties: Readonly<Partial<Record<RegulatorCode, readonly Duty[]>>> = {
  FSRA: [
    {
      id: "on-name-and-licence",
      text: "All public materials, e-mail and web pages among them, display the brokerage's authorized name and licence number clearly and prominently.",
      ...publicMaterials,
      check: checkNameAndLicence,
    },
    {
      id: "on-agents-titled",
      text: "Public materials that name a broker or an agent use the licensed name and an approved title.",
      ...publicMaterials,
      check: checkAgents,
    },
    {
      id: "on-rate-with-apr",
      text: "An advertised rate stands with its term and with the APR, at least as prominently and in the same manner.",
      source: {
        title:
          "O. Reg. 191/08, s. 18 (heading); wording of its federal twin in FCAC decision 56611-622Q203",
        url: "https://www.canada.ca/en/financial-consumer-agency/services/industry/commissioner-decisions/decision-56611-622Q203.html",
      },
      status: "quoted",
      effectiveFrom: "2008-07-01",
      check: checkRates,
    },
    {
      id: "on-accessibility",
      text: "An organization has an accessibility policy and a way to give feedback; from 50 employees on its site meets WCAG at level AA and the policy is published.",
      source: {
        title: "Accessibility for Ontarians with Disabilities Act, as summarised by Mondaq",
        url: "https://www.mondaq.com/canada/employee-rights-labour-relations/242966/aoda-compliance-update-january-1-2014-requirements",
      },
      status: "quoted",
      effectiveFrom: "2014-01-01",
      check: checkAccessibilityStatement,
    },
    {
      id: "on-complaints",
      text: "A brokerage designates a person who handles complaints, and answers each written complaint in writing, with the proposed resolution and the regulator as the next step.",
      source: {
        title:
          "FSRA, requirements for handling mortgage brokerage complaints (O. Reg. 188/08, s. 9)",
        url: "https://fsrao.ca/industry/mortgage-brokering/requirements-handling-mortgage-brokerage-complaints",
      },
      status: "read",
      effectiveFrom: "2008-07-01",
      check: checkComplaints,
    },
  ],
  AMF: [
    {
      id: "qc-privacy-officer",
      text: "The title and the contact information of the person in charge of personal information are published on the site.",
      source: {
        title: "Law 25 as explained by Kenogami",
        url: "https://www.kenogami.com/en/blog/loi-25-confidentialite",
      },
      status: "quoted",
      effectiveFrom: "2022-09-22",
      check: checkPrivacyPolicy,
    },
    {
      id: "qc-tracking-off",
      text: "Functions that identify, locate or profile a visitor are off until the visitor, who is told of them, turns them on.",
      source: {
        title:
          "Act respecting the protection of personal information in the private sector (Law 25)",
        url: "https://private-ai.com/2023/09/23/cookies-law25/",
      },
      status: "quoted",
      effectiveFrom: "2023-09-22",
      check: checkTracking,
    },
    {
      id: "qc-french",
      text: "Customers in Quebec are informed and served in French.",
      source: {
        title: "Charter of the French language after Bill 96, as explained by Langlois",
        url: "https://langlois.ca/language-of-commerce-and-business-your-obligations-following-the-adoption-of-bill-96-amending-the-charter-of-the-french-language/",
      },
      status: "quoted",
      effectiveFrom: "2022-06-01",
      check: checkFrench,
    },
  ],
  BCFSA: [
    {
      id: "bc-registered-name",
      text: "Advertising shows the name under which the brokerage is registered.",
      ...termsByProvince,
      check: checkName,
    },
  ],
  RECA: [
    {
      id: "ab-name",
      text: "The name of the brokerage, as its licence has it, is clearly indicated in all advertising.",
      source: {
        title: "RECA, Real Estate Act Rules, s. 65",
        url: "https://www.reca.ca/consumers/standards/rules/part2-div3.htm",
      },
      status: "read",
      effectiveFrom: "2006-10-01",
      check: checkName,
    },
  ],
  FCAA: [
    {
      id: "sk-name-and-licence",
      text: "An advertisement identifies the brokerage's name as licensed, says that it is licensed and gives the licence number.",
      ...termsByProvince,
      check: checkNameAndLicence,
    },
    {
      id: "sk-agents-licensed",
      text: "An advertisement of a broker or associate names them, says that they are licensed and gives their licence number.",
      ...termsByProvince,
      check: checkAgentLicences,
    },
  ],
  MSC: [
    {
      id: "mb-registered-name",
      text: "Registrants advertise under the name in their certificate of registration.",
      ...termsByProvince,
      check: checkName,
    },
  ],
  FCNB: [
    {
      id: "nb-licensed-name",
      text: "Licence holders use only the name set out on their licence.",
      source: {
        title: "FCNB, compliance requirements of mortgage brokerages and principal brokers",
        url: "https://fcnb.ca/en/real-estate/mortgage-brokers/mortgage-broker-compliance-overview/mortgage-brokerage-principal-broker-and-endorsements-compliance-requirements",
      },
      status: "read",
      effectiveFrom: "2016-04-01",
      check: checkName,
    },
  ],
};
