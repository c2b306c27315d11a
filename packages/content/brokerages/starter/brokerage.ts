import type { BrokerageSource } from "@mortgage-kit/content";

const siteUrl = "[[Address of the site, such as https://www.harbour.example]]";
const email = "[[E-mail of the office]]";

export const brokerage = {
  name: "[[Name, as the licence has it]]",
  shortName: "[[Short name, at most 24 characters]]",
  siteUrl,
  address: {
    street: "[[Street and number]]",
    city: "[[Town]]",
    province: "[[Province in two letters, such as NS]]",
    postalCode: "[[Postal code]]",
    country: "CA",
  },
  serviceArea: "[[Area you serve, in a few words]]",
  areasServed: ["[[Towns you serve]]"],
  licence: {
    label: "[[Where you are licensed, such as Licensed in Nova Scotia]]",
    number: "[[Licence number]]",
  },
  complaintsOfficer: {
    name: "[[Person who answers complaints]]",
    title: "[[Title of that person, with the title of the licence if there is one]]",
    email,
  },
  privacyOfficer: { title: "Privacy Officer", email },
  timeZone: "[[Time zone of the office, such as America/Halifax]]",
  hours: {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "09:00",
    closes: "17:00",
  },
  phone: "[[Telephone of the office]]",
  email,
  priceRange: "Free Consultation",
  targets: {
    applicationPortal: `${siteUrl}/application`,
    privacy: `${siteUrl}/privacy`,
    terms: `${siteUrl}/terms`,
    maps: "[[Address of a map that shows the office]]",
  },
  documents: {
    terms: {},
    privacy: {},
    disclosure: {},
  },
  contactForm: { name: "Contact form", height: 840 },
  adTag: {},
  networks: [],
  claims: {
    responseTime: "one business day",
    responseHours: 72,
  },
} satisfies BrokerageSource;
