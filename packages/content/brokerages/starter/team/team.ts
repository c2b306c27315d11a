import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "../brokerage.ts";
import { firstMember } from "./firstMember.ts";

export const team: ContentSource["team"] = {
  page: {
    hero: {
      title: "The People Behind Your Mortgage",
      subtitle: "Licensed, local and on the telephone. Choose whoever suits you.",
      button: "Talk To Us",
    },
    easy: {
      title: "How We Work",
      text: [
        "You tell us your plan once. We compare what lenders offer, explain each offer in plain words and stay with your file until it closes.",
      ],
      button: "See The Steps",
      buttonAbout: " of a mortgage with us",
    },
    members: { title: "Our Team", buttonVerb: "Meet" },
    contact: {
      title: "Not Sure Whom To Ask?",
      text: "Call the office and speak to whoever picks up.",
      button: "Start Online",
      phone: brokerage.phone,
    },
    metadata: {
      title: "Our Team",
      description: `Meet our licensed people in ${brokerage.address.city}: who they are, what they do and how to reach each of them directly by telephone or mail.`,
    },
  },
  profile: {
    applyButton: "Apply Now",
    viewRatesButton: "Open The Calculators",
    aboutTitle: "About",
    cardsTitle: "What Would You Like To Do?",
    cards: {
      ask: {
        title: "Ask {firstName}",
        description: "Write to {firstName} with your question and get a real answer.",
      },
      afford: {
        title: "Find a price range",
        description: "A few short steps from your income to a price you can shop in.",
      },
      apply: {
        title: "Apply online",
        description: "Leave your name and number, and {firstName} calls you for the rest.",
      },
      rates: {
        title: "Try a rate",
        description: "See in the calculators what a rate does to your payment.",
      },
    },
    rates: {
      title: "Sample Rates",
      button: "Try Them",
      footnote: "Rates change without notice. On approved credit.",
    },
    testimonialsTitle: "What Clients Say",
    closing: {
      title: "Ready When You Are",
      text: `Call, write or start online. You hear back within ${brokerage.claims.responseTime}.`,
      contactButton: "Contact",
      applyButton: "Apply Now",
    },
  },
  members: [
    // The site shows the people in this order; the first leads the team. Copy firstMember.ts for each.
    firstMember,
  ],
};
