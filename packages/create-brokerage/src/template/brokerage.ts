import { regulatorOf } from "@mortgage-kit/compliance/regulators";
import type { BrokerageSource } from "@mortgage-kit/content";
import { type Answers, provinces } from "../answers.ts";
import { postalCodeIn } from "../places.ts";
import { reminderOf } from "./reminder.ts";

/**
 * Returns the brokerage's details. Details that the questions leave out are placeholders until
 * replaced.
 */
export function brokerageOf(answers: Answers): BrokerageSource {
  const { name, city, province, phone, email, licence } = answers;
  const regulator = regulatorOf(province);
  if (!regulator) throw new Error(`No regulator is known for ${province}.`);
  const siteUrl = `https://www.${email.slice(email.indexOf("@") + 1)}`;
  return {
    name,
    shortName: shortNameOf(name),
    siteUrl,
    address: {
      street: answers.street ?? "1 Main Street",
      city,
      province,
      postalCode: answers.postalCode ?? postalCodeIn(province),
      country: "CA",
    },
    serviceArea: `Serving ${city}`,
    areasServed: [city],
    licence: { label: `Licensed in ${provinces[province]}`, number: licence },
    regulator,
    privacyOfficer: { title: "Privacy Officer", email },
    hours: {
      label: "Mon-Fri: 9AM-5PM",
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "17:00",
    },
    phone,
    email,
    priceRange: "Free Consultation",
    copyrightYear: 2026,
    targets: {
      applicationPortal: `${siteUrl}/application`,
      privacy: `${siteUrl}/privacy`,
      terms: `${siteUrl}/terms`,
      maps: `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${city}, ${provinces[province]}`)}`,
    },
    documents: { terms: {}, privacy: {}, disclosure: {} },
    contactForm: { name: "Contact form", height: 720 },
    adTag: {},
    networks: [],
    claims: { lenders: "30+", responseTime: "one business day", responseHours: 72 },
    publishedFigures: {
      closingCosts: "1.5-4%",
      closingReserve: "1.5%",
      refinanceMaximum: "80%",
      rentalMinimumDown: "20%",
      rentalRatePremium: "0.1-0.5%",
      rentalIncomeCounted: "50-80%",
      rateHold: "90-120 days",
      preApprovalTime: "24-48 hours",
      creditScoreRange: "300-900",
      creditScoreMinimum: "620",
      renewalLeadTime: "four to six months",
      insurers: ["CMHC", "Sagen", "Canada Guaranty"],
    },
    reminder: reminderOf(name),
  };
}

const longestShortName = 24;

/** Returns the whole name if it is short, else its first word. */
function shortNameOf(name: string): string {
  if (name.length <= 16) return name;
  const [first = name] = name.split(" ");
  return first.slice(0, longestShortName);
}
