import type { BrokerageSource } from "@simcoe/content";
import { type Answers, provinces, regulators } from "../answers.ts";

/** Who the brokerage is. What was not asked for stands in until it is replaced. */
export function brokerageOf(answers: Answers): BrokerageSource {
  const { name, city, province, phone, email, licence } = answers;
  const siteUrl = `https://www.${email.slice(email.indexOf("@") + 1)}`;
  return {
    name,
    shortName: name.length > 16 ? (name.split(" ")[0] ?? name) : name,
    siteUrl,
    address: { street: "1 Main Street", city, province, postalCode: "A1A 0A0", country: "CA" },
    serviceArea: `Serving ${city}`,
    areasServed: [city],
    licence: { label: `Licensed in ${provinces[province]}`, number: licence },
    regulator: regulators[province],
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
  };
}
