import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";

export const services: ContentSource["services"] = {
  page: { applyButton: "Apply Now", contactButton: "Contact Us" },
  list: [
    {
      slug: "buying-a-home",
      name: "Buying A Home",
      summary: `A first place in ${brokerage.address.city} or the next one: know what you can spend before you look.`,
      hero: {
        title: "Buy With A Mortgage That Fits",
        subtitle:
          "We check what you can borrow, hold a rate while you look and stay with you until you have the keys.",
        primaryButton: "Apply Now",
      },
      benefits: {
        title: "What We Do For You",
        cards: [
          {
            icon: "ClipboardList",
            title: "A checked pre-approval",
            description: "We read your documents before we name a price, so that the number holds.",
          },
          {
            icon: "Percent",
            title: "A held rate",
            description:
              "While you look, your rate is held. If rates fall, we ask for the lower one.",
          },
        ],
      },
      checklist: {
        title: "What To Bring",
        intro: "With these we can answer on the first visit.",
        items: [
          "Two recent pay stubs and a letter of employment",
          "Your last two notices of assessment",
          "Ninety days of statements for your down payment",
        ],
      },
      nextStepFor: ["homePurchase"],
      closing: {
        title: "Looking This Season?",
        text: "Talk to us before your first viewing. Half an hour now saves weeks later.",
      },
      metadata: {
        title: "Mortgages For Buying A Home",
        description: `Buying a home in ${brokerage.address.city}: a pre-approval that was really checked, a held rate and help until you get your keys.`,
      },
    },
    {
      slug: "mortgage-renewal",
      name: "Mortgage Renewal",
      summary:
        "Before you sign your lender's letter, see what others would offer for the same balance.",
      hero: {
        title: "Compare Before You Renew",
        subtitle:
          "On the renewal date nothing is owed for leaving. Start four to six months ahead and choose in peace.",
        primaryButton: "Get Started",
      },
      benefits: {
        title: "What We Do For You",
        cards: [
          {
            icon: "Scale",
            title: "Your letter beside others",
            description: "We put your lender's offer next to the best that we find, on one page.",
          },
          {
            icon: "RefreshCw",
            title: "The move looked after",
            description:
              "If switching pays, we fill in the forms and see the old mortgage paid out.",
          },
        ],
      },
      checklist: {
        title: "What To Look For",
        intro: "Four lines of the letter tell you whether to call us.",
        items: [
          "The balance and the date of renewal",
          "The rate that is offered, and for how long",
          "What you may pay ahead each year",
          "What it would cost to leave before the end",
        ],
      },
      nextStepFor: ["renewal"],
      closing: {
        title: "When Is Your Date?",
        text: "Tell us, even if it is a year away. If you ask us to, we remind you in good time.",
      },
      metadata: {
        title: "Mortgage Renewal",
        description: `Renewing a mortgage in ${brokerage.address.city}: compare your lender's letter with other offers, hold a rate early and have the switch looked after.`,
      },
    },
  ],
};
