import type { Service } from "@mortgage-kit/content";
import { claims, publishedFigures } from "../claims.ts";

export const buyingAHome: Service = {
  slug: "buying-a-home",
  name: "Buying A Home",
  icon: "key",
  summary:
    "From the first look at your pay stubs to the keys on Simpson Street: a price you can trust, a rate held, a lender who has read the file.",
  hero: {
    title: "Know Your Number Before You Knock",
    subtitle: `We check what you can borrow, hold a rate for ${publishedFigures.rateHold} and put the answer in writing, so that your offer is worth something on a Sunday evening.`,
    primaryButton: "Start Online",
  },
  benefits: {
    title: "What You Get",
    cards: [
      {
        icon: "clipboard",
        title: "A number that holds",
        description: `We read the papers before we name a price, not after. It takes ${publishedFigures.preApprovalTime}, and the lender has seen the same papers.`,
      },
      {
        icon: "home",
        title: "The house, read twice",
        description:
          "Knob-and-tube, oil tank, shared drive, a foundation from the grain-boom years: we tell you what an insurer or a lender will say about it before you sign.",
      },
      {
        icon: "coins",
        title: "Help you may not know of",
        description:
          "A First Home Savings Account takes {fhsaAnnual} a year, and the Home Buyers' Plan lends you up to {rrspHomeBuyersPlan} of your own RRSP. We put them in the right order.",
      },
    ],
  },
  checklist: {
    title: "Bring These",
    intro: "Six things that let us answer on the first visit rather than the third.",
    items: [
      "Two recent pay stubs, with shift premiums shown",
      "A letter from your employer, or your contract and its end date",
      "Your last two notices of assessment",
      "Ninety days of statements for the money you put down",
      "What you owe: cards, vehicles, student loans",
      `Your own wish for the payment, which may be less than what ${claims.lenders} lenders would allow`,
    ],
  },
  nextStepFor: ["homePurchase"],
  closing: {
    title: "Looking This Season?",
    text: "Come in before you start driving around. Half an hour now saves a fortnight of worry after the offer.",
  },
  metadata: {
    title: "Mortgages For Buying A Home",
    description:
      "Buying in Thunder Bay or along the north shore: a pre-approval that was really checked, a held rate and advice on the house itself. Costs you nothing.",
  },
};
