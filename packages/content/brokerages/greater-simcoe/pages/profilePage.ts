import type { ProfilePage } from "@mortgage-kit/content";
import { claims } from "../claims.ts";
import { ratesFootnote } from "../rates.ts";

/** Texts of every profile. */
export const profilePage: ProfilePage = {
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
      description: "Four short steps from your income and debts to a price range you can shop in.",
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
};
