import type { BrokerageSource } from "@mortgage-kit/content";
import { claims, rating, responseHours, reviewCount } from "./claims.ts";
import { reminder } from "./reminder.ts";

const phone = "705-555-0142";

/** Brokerage as published. All values are invented placeholders. */
export const brokerage = {
  name: "Greater Simcoe Mortgages",
  shortName: "Greater Simcoe",
  siteUrl: "https://www.greatersimcoemortgages.example",
  address: {
    street: "218 Lakeglass Street, Suite 3",
    city: "Orillia",
    province: "ON",
    postalCode: "L3V 0A0",
    country: "CA",
  },
  serviceArea: "Serving Greater Simcoe Area",
  areasServed: [
    "Orillia",
    "Barrie",
    "Innisfil",
    "Midland",
    "Penetanguishene",
    "Collingwood",
    "Wasaga Beach",
    "Oro-Medonte",
    "Ramara",
    "Severn",
    "Gravenhurst",
    "Bracebridge",
  ],
  licence: { label: "Licensed in Ontario", number: "FSRA #90418" },
  complaintsOfficer: {
    name: "Iris Halloran",
    title: "Complaints Officer",
    email: "complaints@greatersimcoemortgages.example",
  },
  privacyOfficer: {
    title: "Privacy Officer",
    email: "privacy@greatersimcoemortgages.example",
    phone,
  },
  timeZone: "America/Toronto",
  hours: {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    opens: "09:00",
    closes: "18:00",
  },
  closedDays: ["12-24"],
  phone,
  email: "hello@greatersimcoemortgages.example",
  priceRange: "Free Consultation",
  poweredBy: { label: "Powered by Northshore Web Works", href: "https://northshoreweb.example/" },
  targets: {
    applicationPortal: "https://apply.greatersimcoemortgages.example/start",
    reviews: "https://reviews.example/greater-simcoe-mortgages",
    blog: "https://blog.greatersimcoemortgages.example/",
    privacy: "https://legal.greatersimcoemortgages.example/privacy",
    terms: "https://legal.greatersimcoemortgages.example/terms",
    maps: "https://maps.example/?q=Greater+Simcoe+Mortgages+Orillia+ON",
  },
  documents: { terms: {}, privacy: {}, disclosure: {} },
  videos: {
    channel: "https://videos.example/@lendinglounge",
    subscribe: "https://videos.example/@lendinglounge/subscribe",
    watch: "https://videos.example/watch/{id}",
  },
  contactForm: { name: "Contact Form (TMC) Website", height: 794 },
  adTag: {},
  networks: [
    { label: "Facebook", href: "https://social.example/greatersimcoemortgages" },
    { label: "Instagram", href: "https://photos.example/greatersimcoemortgages" },
    { label: "LinkedIn", href: "https://work.example/company/greater-simcoe-mortgages" },
  ],
  claims: { responseTime: claims.responseTime, responseHours, rating, reviewCount },
  reminder,
} satisfies BrokerageSource;
