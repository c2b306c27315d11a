import type { Service } from "@mortgage-kit/content";
import { claims, publishedFigures } from "../claims.ts";

export const renewals: Service = {
  slug: "renewals",
  name: "Renewals",
  icon: "calendar",
  summary:
    "Your lender hopes that you sign and send it back. We put the other offers beside it and look after the move, if there is one.",
  hero: {
    title: "Renewal Is The Cheapest Day To Change Your Mind",
    subtitle: `Nothing is owed for leaving on that one date. Begin ${publishedFigures.renewalLeadTime} ahead and you hold a rate while you think.`,
    primaryButton: "Start Online",
  },
  benefits: {
    title: "What We Look At",
    cards: [
      {
        icon: "scale",
        title: "The letter, against the field",
        description: `We ask ${claims.lenders} lenders what they would give for your balance, and write back with the three best and yours.`,
      },
      {
        icon: "clock",
        title: "The years ahead",
        description:
          "Retiring, selling the duplex, a child in Guelph: the right term is the one that ends when your life changes, not the one with the lowest figure.",
      },
      {
        icon: "refresh",
        title: "The move itself",
        description:
          "A straight switch at the same balance normally costs little or nothing, and no longer has to pass the stress test. We fill in the forms.",
      },
    ],
  },
  checklist: {
    title: "Before You Sign That Letter",
    intro: "Five minutes with these, and you know whether to call us.",
    items: [
      "The balance and the date, from the letter itself",
      "The posted rate and the one they offered, which are not the same",
      "What you may pay ahead each year, and whether you ever do",
      "Whether you might sell or move within the new term",
      "What you would do with a lower payment",
    ],
  },
  nextStepFor: ["renewal"],
  closing: {
    title: "When Is Yours?",
    text: "Tell us the date, even if it is two years away. It goes on the wall calendar, and we ring you in time.",
  },
  metadata: {
    title: "Mortgage Renewals And Switches",
    description:
      "Compare your renewal letter with other lenders before you sign. We hold a rate, check the conditions and look after a switch from our Thunder Bay office.",
  },
};
