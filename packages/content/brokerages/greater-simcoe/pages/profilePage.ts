import { claims } from "../brokerage/claims.ts";
import { ratesFootnote } from "../rates.ts";

/** The words that every profile has. */
export const profilePage = {
  applyButton: "Apply Now",
  viewRatesButton: "View Rates",
  aboutTitle: "About",
  cardsTitle: "What Would You Like To Do?",
  rates: {
    title: "Preview Our Rates",
    button: "View All Rates",
    footnote: ratesFootnote,
  },
  testimonialsTitle: "Client Testimonials",
  closing: {
    title: "Ready When You Are",
    text: `Call, write or apply online. You will hear back within ${claims.responseTime} with what is possible and what to do next.`,
    contactButton: "Contact",
    applyButton: "Apply Now",
  },
} as const;
