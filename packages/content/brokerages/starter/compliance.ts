import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";

export const compliance: ContentSource["compliance"] = {
  privacy: {
    link: "Privacy",
    title: "Privacy",
    intro:
      "What is kept of you, why, where and for how long, and whom to ask about it. Nothing is collected that the site does not need.",
    day: "2026-11-22",
    dayLabel: "In force since",
    officer: {
      title: "Privacy Officer",
      text: "Questions, requests and complaints about personal information go to the privacy officer.",
    },
    stored: {
      title: "What Is Stored",
      columns: { where: "Where", howLong: "For how long" },
      items: [
        {
          what: "An application: name, telephone number or e-mail address, the words agreed to and when",
          where: "The brokerage's database and mailbox",
          howLong:
            "{applicationYears} years from the day it was sent; for a mortgage, {mortgageYears} years after its term ends",
        },
        {
          what: "Numbers typed into a calculator",
          where: "The visitor's browser",
          howLong: "Until the page is left",
        },
        {
          what: "The answer about ad measurement, where it is asked",
          where: "The visitor's browser",
          howLong: "Until it is changed or cleared",
        },
      ],
    },
    sections: [
      {
        title: "Use",
        paragraphs: [
          "Information is used to answer you and, with your consent, to arrange a mortgage. It is not sold, and no commercial messages are sent without a consent of their own.",
          "Regulators require brokerages to keep records. What has to be kept cannot be removed earlier.",
        ],
      },
      {
        title: "Your Rights",
        paragraphs: [
          "You may ask to see or correct what is kept of you, withdraw a consent or complain. You have an answer within thirty days. The Office of the Privacy Commissioner of Canada also takes complaints.",
          "You and the Commissioner are told of a breach that could cause real harm, as soon as possible. Every breach is recorded.",
        ],
      },
    ],
    description: `What we keep of visitors and applicants in ${brokerage.address.city}, why, where and for how long, and how to reach the privacy officer.`,
  },
  accessibility: {
    link: "Accessibility",
    title: "Accessibility",
    intro:
      "This site is meant to be usable by everybody. Where it is not, please say so, and you get what you need in another way.",
    day: "2026-11-22",
    dayLabel: "Last reviewed",
    sections: [
      {
        title: "Standard",
        paragraphs: [
          "Pages are built for the Web Content Accessibility Guidelines 2.2 at level AA and tested automatically.",
        ],
      },
    ],
    feedback: {
      title: "Feedback",
      text: "Call or write, in the way that suits you. You have an answer within five business days.",
    },
    description:
      "How we keep our site usable for everybody, how it is tested, and how to tell us about a barrier.",
  },
  adChoice: {
    label: "Ad measurement",
    question:
      "May this site measure which ads bring visitors? An ad network would learn of your visit. Nothing of it loads unless you allow it.",
    allow: "Allow",
    refuse: "Do not allow",
    more: "Privacy",
    change: {
      title: "Ad Measurement",
      text: "With your consent, the site measures which ads bring visitors.",
      allowed: "You allow it.",
      refused: "You do not allow it, and nothing of the ad network loads.",
    },
  },
  identificationNotice:
    "This form does not verify your identity. A licensed person does so with you before a mortgage is arranged.",
};
