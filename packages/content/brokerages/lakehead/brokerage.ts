import type { BrokerageSource } from "@mortgage-kit/content";
import { claims, publishedFigures } from "./claims.ts";

/** Brokerage as published. All values are invented placeholders. */
export const brokerage = {
  name: "Lakehead Mortgage House",
  shortName: "Lakehead",
  siteUrl: "https://www.lakeheadmortgages.example",
  address: {
    street: "12 Ore Dock Lane",
    city: "Thunder Bay",
    province: "ON",
    postalCode: "P7A 0A0",
    country: "CA",
  },
  serviceArea: "Thunder Bay and the North Shore",
  areasServed: [
    "Thunder Bay",
    "Kakabeka Falls",
    "Murillo",
    "Shuniah",
    "Nipigon",
    "Red Rock",
    "Terrace Bay",
    "Marathon",
    "Atikokan",
  ],
  licence: { label: "Mortgage brokerage licensed in Ontario", number: "FSRA #90807" },
  regulator: "FSRA",
  complaintsOfficer: {
    name: "Tuomas Reid",
    title: "Office Manager, designated for complaints",
    email: "complaints@lakeheadmortgages.example",
  },
  privacyOfficer: {
    title: "Privacy Officer",
    email: "privacy@lakeheadmortgages.example",
  },
  hours: {
    label: "Mon-Thu: 8:30AM-5PM",
    days: ["Monday", "Tuesday", "Wednesday", "Thursday"],
    opens: "08:30",
    closes: "17:00",
  },
  phone: "807-555-0110",
  email: "desk@lakeheadmortgages.example",
  priceRange: "No Charge For Advice",
  copyrightYear: 2026,
  targets: {
    applicationPortal: "https://start.lakeheadmortgages.example/",
    privacy: "https://www.lakeheadmortgages.example/privacy",
    terms: "https://www.lakeheadmortgages.example/legal/terms",
    maps: "https://maps.example/?q=12+Ore+Dock+Lane+Thunder+Bay+ON",
  },
  documents: { terms: {}, privacy: {}, disclosure: {} },
  contactForm: { name: "Lakehead message form", height: 720 },
  adTag: {},
  networks: [{ label: "Facebook", href: "https://social.example/lakeheadmortgages" }],
  claims,
  publishedFigures,
} satisfies BrokerageSource;
