import type { UnboundDuty } from "./Duty.ts";

const privateSectorAct = {
  title: "Act respecting the protection of personal information in the private sector (Law 25)",
  url: "https://private-ai.com/2023/09/23/cookies-law25/",
};

export const quebecDuties: readonly UnboundDuty[] = [
  {
    id: "qc-registered-firm",
    text: "Mortgage brokerage in Quebec is carried on by a firm that is registered with the AMF.",
    source: {
      title: "AMF, supervision of mortgage brokerage from May 1, 2020",
      url: "https://lautorite.qc.ca/en/professionals/mortgage-brokerage-supervision-to-be-transferred-to-the-amf-on-may-1-2020/",
    },
    status: "read",
    effectiveFrom: "2020-05-01",
    check: "licenceProvince",
  },
  {
    id: "qc-name-and-title",
    text: "Advertising shows the name of the registered firm and the titles of its representatives.",
    source: {
      title: "Act respecting the distribution of financial products and services",
      url: "https://www.legisquebec.gouv.qc.ca/en/document/cs/d-9.2",
    },
    status: "unconfirmed",
    effectiveFrom: "2020-05-01",
    check: "name",
  },
  {
    id: "qc-privacy-officer",
    text: "The title and the contact information of the person in charge of personal information are published on the site.",
    source: {
      title: "Law 25 as explained by Kenogami",
      url: "https://www.kenogami.com/en/blog/loi-25-confidentialite",
    },
    status: "quoted",
    effectiveFrom: "2022-09-22",
    check: "privacyPolicy",
  },
  {
    id: "qc-tracking-off",
    text: "Functions that identify, locate or profile a visitor are off until the visitor, who is told of them, turns them on.",
    source: privateSectorAct,
    status: "quoted",
    effectiveFrom: "2023-09-22",
    check: "tracking",
  },
  {
    id: "qc-french",
    text: "Customers in Quebec are informed and served in French.",
    source: {
      title: "Charter of the French language after Bill 96, as explained by Langlois",
      url: "https://langlois.ca/language-of-commerce-and-business-your-obligations-following-the-adoption-of-bill-96-amending-the-charter-of-the-french-language/",
    },
    status: "unconfirmed",
    effectiveFrom: "2022-06-01",
    check: "french",
  },
  {
    id: "qc-records",
    text: "A client's file is kept for at least five years after it was closed.",
    source: {
      title: "Regulation respecting the keeping and preservation of books and registers",
      url: "https://www.legisquebec.gouv.qc.ca/en/document/cr/D-9.2,%20r.%202",
    },
    status: "unconfirmed",
    effectiveFrom: "2020-05-01",
    check: "retention",
  },
];
