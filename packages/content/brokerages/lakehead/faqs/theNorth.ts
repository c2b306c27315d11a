import type { FaqCategory } from "@mortgage-kit/content";
import { publishedFigures } from "../claims.ts";

export const theNorth: FaqCategory = {
  id: "the-north",
  title: "Up Here",
  icon: "compass",
  description: "Wells, wood stoves, camps and distances.",
  faqs: [
    {
      question: "Does a wood stove spoil a mortgage?",
      answer:
        "Not by itself. The lender wants the house insured, and the insurer wants a certified inspection of the stove and chimney and usually a second source of heat. Get the inspection done while your offer is still conditional. A house heated by wood alone narrows the choice of insurers, and a quote that comes late can cost you the closing date.",
      onHomePage: true,
    },
    {
      question: "Can I buy on leased Crown land?",
      answer:
        "The buildings can be sold, and a few lenders will finance them, for a shorter time and with more money down, as long as the lease runs well past the mortgage and may be assigned. Many buyers borrow on their house in town instead. Read the lease before the listing: the ground rent and the conditions on the shore are in there.",
    },
    {
      question: "My well is shared with a neighbour. Is that a problem?",
      answer:
        "Only if nothing is written down. Lenders want a registered agreement that says who may draw water, who pays for the pump and that it binds the next owner. They also want a recent test of the water. If the agreement is a handshake from years ago, a lawyer can put it on title before closing, and the seller is usually willing.",
    },
    {
      question: "When should I think about my renewal?",
      answer: `Start ${publishedFigures.renewalLeadTime} before the date. By then most lenders will hold a rate for you, so you are covered if rates rise and free if they fall. The first letter from your own lender is rarely its best. We keep the dates of everybody we have ever helped, and ring first.`,
      onHomePage: true,
    },
  ],
};
