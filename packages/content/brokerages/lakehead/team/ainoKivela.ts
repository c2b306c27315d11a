import type { TeamMemberSource } from "@mortgage-kit/content";
import { claims } from "../claims.ts";

const licenceNumber = "B99027711";

export const ainoKivela: TeamMemberSource = {
  name: "Aino Kivelä",
  firstName: "Aino",
  title: "Principal Broker",
  level: "Mortgage Broker",
  licenceNumber,
  role: "First homes, renewals, anything urgent",
  languages: ["en", "fi"],
  alt: "Portrait of Aino Kivelä, Principal Broker",
  slug: "aino-kivela",
  hasProfile: true,
  profile: {
    badge: `Mortgage Broker, Licence #${licenceNumber}`,
    email: "aino@lakeheadmortgages.example",
    phone: "807-555-0111",
    about: [
      "Aino's grandparents bought their house on Secord Street with a handshake and a paper bag of banknotes. She has the contract framed. It is one page long, and she thinks most things about a mortgage could still be said in one.",
      `She spent eleven years underwriting for a credit union in Fort William before she opened this office, so she reads a file the way the person at the lender will. Send her your papers and she answers within ${claims.responseTime}: what will pass, what will be asked, and what to mend before anybody asks.`,
      "On Saturdays from November to March she is at the Kamview trails, timing other people's children on skis.",
    ],
    appliesThrough: "portal",
    testimonials: [
      {
        id: "aino-kivela-1",
        text: "We had an offer in on a place in Current River and our bank wanted nine more days. Aino drove the appraisal over herself. We signed on the Thursday.",
        author: "Kelsey and Brent R.",
        rating: 5,
        timeAgo: "First home in Current River",
      },
    ],
    metadata: {
      title: "Aino Kivelä, Principal Broker",
      description:
        "Aino Kivelä opened the office after eleven years as an underwriter. First homes, renewals and urgent files in Thunder Bay. Call or write to her directly.",
    },
  },
};
