import type { ProfilePage, TeamPage } from "@mortgage-kit/content";
import { brokerage } from "../brokerage.ts";
import { claims } from "../claims.ts";

export const teamPage: TeamPage = {
  hero: {
    title: "The Three Of Us",
    subtitle:
      "A broker, an agent who would rather be at camp, and a nurse who became one. You will meet all of us sooner or later.",
    button: "Find Your Person",
  },
  easy: {
    title: "How We Share The Work",
    text: [
      "Whoever answers your first call keeps your file until the keys are yours. The other two read it, fill in on holidays and say when they would have done it differently.",
      `You get a first answer within ${claims.responseTime}, and a yes, a no or a date for either.`,
    ],
    button: "See The Steps",
    buttonAbout: " from first call to keys",
  },
  members: { title: "Who Is Who", buttonVerb: "About" },
  contact: {
    title: "Not Sure Whom To Ask?",
    text: "Ring the office. Ruth will listen for two minutes and know.",
    button: "Start Online",
    phone: brokerage.phone,
  },
  metadata: {
    title: "Our Three Licensed People",
    description:
      "Meet the broker and two agents behind our Thunder Bay office: what each of them knows best, where they come from and how to reach them directly.",
  },
};

/** Texts of every profile. */
export const profilePage: ProfilePage = {
  applyButton: "Start Online",
  viewRatesButton: "Try The Calculators",
  aboutTitle: "In Short",
  cardsTitle: "Where To Go From Here",
  cards: {
    ask: {
      title: "Write To {firstName}",
      description: "One question or ten. {firstName} reads them with the first coffee.",
    },
    afford: {
      title: "Find your price range",
      description: "Income, debts, savings: four short screens and a figure to drive around with.",
    },
    apply: {
      title: "Leave your name",
      description: "Two names and a number. {firstName} rings you and does the writing.",
    },
    rates: {
      title: "See what a rate does",
      description: "Put any rate into the payment calculator and watch the years change.",
    },
  },
  rates: {
    title: "Rates This Week",
    button: "Try Them Out",
    footnote: "Rates differ by province and lender and can change any day. Subject to approval.",
  },
  testimonialsTitle: "In Their Words",
  closing: {
    title: "Shall We Talk?",
    text: `Ring, write or start online. An answer comes within ${claims.responseTime}, from the person on this page.`,
    contactButton: "Other Ways To Reach Us",
    applyButton: "Start Online",
  },
};
