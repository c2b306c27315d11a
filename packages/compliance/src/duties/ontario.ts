import type { UnboundDuty } from "./Duty.ts";

const publicMaterials = {
  title: "FSRA, public relations and advertising requirements of the mortgage industry",
  url: "https://www.fsrao.ca/industry/mortgage-brokering/compliance-and-other-resources/mortgage-industry-public-relations-and-advertising-requirements",
};

export const ontarioDuties: readonly UnboundDuty[] = [
  {
    id: "on-licensed-here",
    text: "Mortgages in Ontario are brokered by a brokerage that is licensed in Ontario.",
    source: publicMaterials,
    status: "read",
    effectiveFrom: "2008-07-01",
    check: "licenceProvince",
  },
  {
    id: "on-name-and-licence",
    text: "All public materials, e-mail and web pages among them, display the brokerage's authorized name and licence number clearly and prominently.",
    source: publicMaterials,
    status: "read",
    effectiveFrom: "2009-01-01",
    check: "nameAndLicence",
  },
  {
    id: "on-agents-titled",
    text: "Public materials that name a broker or an agent use the licensed name and an approved title.",
    source: publicMaterials,
    status: "read",
    effectiveFrom: "2009-01-01",
    check: "agents",
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
    check: "rates",
  },
  {
    id: "on-records",
    text: "Records of a mortgage are kept for six years after its term expires, and those of an application without one for six years after they were made.",
    source: {
      title: "FSRA, Keep good records to protect your reputation",
      url: "https://www.fsrao.ca/industry/mortgage-brokering/compliance-and-other-resources/keep-good-records-protect-your-reputation",
    },
    status: "read",
    effectiveFrom: "2008-07-01",
    check: "retention",
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
    check: "accessibilityStatement",
  },
  {
    id: "on-complaints",
    text: "A brokerage designates a person who handles complaints, and answers each written complaint in writing, with the proposed resolution and the regulator as the next step.",
    source: {
      title: "FSRA, requirements for handling mortgage brokerage complaints (O. Reg. 188/08, s. 9)",
      url: "https://fsrao.ca/industry/mortgage-brokering/requirements-handling-mortgage-brokerage-complaints",
    },
    status: "read",
    effectiveFrom: "2008-07-01",
    check: "complaints",
  },
  {
    id: "on-complaint-records",
    text: "A brokerage keeps a record of the complaints it receives and of its answers.",
    source: {
      title: "O. Reg. 188/08, as summarised by a brokerage (RMA)",
      url: "https://www.rmanet.ca/policies-and-procedures/complaints/",
    },
    status: "quoted",
    effectiveFrom: "2008-07-01",
    check: "byCommand",
    metBy: "the operations manual has the table that staff keep as a spreadsheet",
  },
];
