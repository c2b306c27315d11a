import type { ProfilePage, TeamMemberSource, TeamPage } from "@mortgage-kit/content";
import type { Answers, Person } from "../answers.ts";
import { fitting } from "./fitting.ts";
import { slugOf } from "./slugOf.ts";

export function memberOf(
  { name, level, licence, phone, email }: Person,
  city: string,
): TeamMemberSource {
  const firstName = name.split(" ")[0] ?? name;
  return {
    name,
    firstName,
    level,
    ...(licence && { licenceNumber: licence }),
    alt: `Portrait of ${name}, ${level}`,
    slug: slugOf(name) || "member",
    hasProfile: true,
    profile: {
      badge: licence ? `${level}, Licence #${licence}` : level,
      email,
      phone,
      about: [
        `${firstName} arranges mortgages in and around ${city}. Call or write with any question; a first conversation costs nothing and commits you to nothing.`,
      ],
      appliesThrough: "application",
      metadata: {
        title: fitting([name.length < 4 ? `Meet ${name}` : name, "One Of Our Team"], 48),
        description: fitting([
          `${name}, ${level} in ${city}: what to ask, how to call or write, and where to start an application. A first conversation is free.`,
          `${name} in ${city}: what to ask, how to call or write, and where to start an application.`,
          `${name}: what to ask, how to call or write, and where to start an application.`,
        ]),
      },
    },
  };
}

export function teamPageOf({ name, city, phone }: Answers): TeamPage {
  return {
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
      phone,
    },
    metadata: {
      title: "Our Team",
      description: fitting([
        `Meet the licensed people of ${name} in ${city}: who they are, what they do and how to reach each of them directly by telephone or mail.`,
        `Meet our licensed people in ${city}: who they are, what they do and how to reach each of them directly by telephone or mail.`,
      ]),
    },
  };
}

export function profilePageOf(): ProfilePage {
  return {
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
      text: "Call, write or start online. You hear back within one business day.",
      contactButton: "Contact",
      applyButton: "Apply Now",
    },
  };
}
