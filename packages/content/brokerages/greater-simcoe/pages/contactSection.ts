import type { ContactSectionSource, ContactTile } from "@mortgage-kit/content";
import { brokerage } from "../brokerage.ts";
import { claims } from "../claims.ts";

const tiles: ContactTile[] = [
  {
    icon: "phone",
    title: "Call Us",
    description: "Available for consultation",
    link: "phone",
    testId: "contact-phone",
  },
  {
    icon: "mail",
    title: "Email Us",
    description: `We'll respond within ${claims.responseTime}`,
    link: "email",
    testId: "contact-email",
  },
  {
    icon: "clock",
    title: "Business Hours",
    description: brokerage.hours.label,
    testId: "contact-hours",
  },
  {
    icon: "map-pin",
    title: "Location",
    description: brokerage.serviceArea,
    link: "maps",
    testId: "contact-location",
  },
];

/** Contact section at the end of most pages. */
export const contactSection: ContactSectionSource = {
  title: "Ready to Get Started?",
  subtitle: "Call, write or use the form. A licensed person in Orillia answers.",
  tiles,
  whyChoose: {
    title: `Why Choose ${brokerage.name}?`,
    items: [
      `Access to ${claims.lenders} lenders`,
      "Free expert consultation",
      "Save thousands on your mortgage",
    ],
  },
  form: {
    title: "Send Us A Message",
    /** Text before the provider's name and a full stop, beside a form that a provider hosts. */
    hostedBy: "This form is hosted by",
    ifBlocked: "If it does not appear, call us or write; we are just as quick.",
  },
};
