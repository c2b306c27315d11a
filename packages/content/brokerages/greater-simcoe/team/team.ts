import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "../brokerage.ts";
import { claims } from "../claims.ts";
import { ratesFootnote } from "../rates.ts";
import { coletteBouchard } from "./coletteBouchard.ts";
import { danielOkafor } from "./danielOkafor.ts";
import { hannahLindqvist } from "./hannahLindqvist.ts";
import { marcusTran } from "./marcusTran.ts";
import { noraWhitfield } from "./noraWhitfield.ts";
import { priyaRaman } from "./priyaRaman.ts";

export const team = {
  page: {
    hero: {
      title: "Meet The Experts",
      subtitle:
        "Six licensed people, one office, every kind of mortgage. Whoever you call first, the whole team is behind your file.",
      button: "Get Started Now",
    },
    easy: {
      title: "We Make It Easy For You",
      text: [
        "A mortgage is a long contract with a short deadline. Our work is to take the deadline off your mind and put the contract into plain words.",
        `You tell us your plan once. We compare ${claims.lenders} lenders, answer within ${claims.responseTime}, and give you one list with one name beside every item. When something changes, we call you before you have to call us.`,
      ],
      button: "Learn More",
      buttonAbout: " about how it works",
    },
    members: { title: "Meet Our Team", buttonVerb: "Meet" },
    contact: {
      title: "Tell Us What You Are Planning",
      text: "Start online and the right person will call you, or call the office now and speak to whoever picks up. They will know what to ask.",
      button: "Let's Start",
      phone: brokerage.phone,
    },
    metadata: {
      title: "Our Mortgage Team in Orillia",
      description:
        "Meet the six licensed mortgage agents of our Orillia office: who they are, what they are good at and how to reach each of them directly.",
    },
  },
  profile: {
    applyButton: "Apply Now",
    bookingButton: "Book A Time",
    viewRatesButton: "View Rates",
    aboutTitle: "About",
    cardsTitle: "What Would You Like To Do?",
    cards: {
      ask: {
        title: "Ask Me Anything",
        description:
          "Write to {firstName} with your question. No form, no obligation, a real answer.",
      },
      afford: {
        title: "See how much you can afford",
        description:
          "Four short steps from your income and debts to a price range you can shop in.",
      },
      apply: {
        title: "Online Mortgage Application",
        description: "Leave your name and number in a minute. We call you for the rest.",
      },
      rates: {
        title: "See our best rates",
        description: "Try a rate in our calculators and see what it does to your payment.",
      },
    },
    rates: { title: "Preview Our Rates", button: "View All Rates", footnote: ratesFootnote },
    testimonialsTitle: "Client Testimonials",
    closing: {
      title: "Ready When You Are",
      text: `Call, write or apply online. You will hear back within ${claims.responseTime} with what is possible and what to do next.`,
      contactButton: "Contact",
      applyButton: "Apply Now",
    },
  },
  /** In the order of the site. The first leads the team. */
  members: [noraWhitfield, coletteBouchard, danielOkafor, priyaRaman, marcusTran, hannahLindqvist],
} satisfies ContentSource["team"];
