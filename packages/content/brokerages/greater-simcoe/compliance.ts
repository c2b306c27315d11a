import type { ComplianceSource } from "@mortgage-kit/content";
import { ratesDay } from "./rates.ts";

const reviewed = "2026-11-20";

export const compliance: ComplianceSource = {
  privacy: {
    link: "How We Handle Your Data",
    title: "How We Handle Your Data",
    intro:
      "What we keep of you, why, where and for how long, and whom to ask about it. It is short because we keep little.",
    day: reviewed,
    dayLabel: "In force since",
    officer: {
      title: "Whom To Ask",
      text: "Our privacy officer answers for how we treat personal information, and takes questions, requests and complaints.",
    },
    stored: {
      title: "What Is Stored, And Where",
      columns: { where: "Where", howLong: "For how long" },
      items: [
        {
          what: "An application or a request for a call: your name, a telephone number or e-mail address, what you added (a purpose, a time to call, lines of a result), the words you agreed to and when",
          where: "Our own database, and the mailbox of the team",
          howLong:
            "{applicationYears} years from the day you sent it; if it led to a mortgage, {mortgageYears} years after the mortgage's term ends",
        },
        {
          what: "A reminder you asked for: an e-mail address, the month your mortgage renews, the words you agreed to and when",
          where: "Our own database",
          howLong:
            "48 hours unless you confirm it; then until three years after the renewal, or after you withdraw, as the proof that you agreed",
        },
        {
          what: "Numbers typed into a calculator",
          where: "Your browser's page alone",
          howLong: "Until you leave the page",
        },
        {
          what: "Your answer about the ad tag, if we ever ask you",
          where: "Your browser",
          howLong: "Until you change it or clear your browser",
        },
        {
          what: "A cookie that times the reminder's form, and the application form where scripts do not run",
          where: "Your browser",
          howLong: "One day at most",
        },
        {
          what: "Which kind of page was asked for and how long the answer took, without your address",
          where: "The server's log",
          howLong: "As long as it helps to find faults, then it is overwritten",
        },
      ],
    },
    sections: [
      {
        title: "Why We Ask",
        paragraphs: [
          "We use what you send to answer you and, if you want a mortgage, to arrange one. We send no newsletters and no offers, no reminder but the one you ask for, and sell nothing of you to anybody.",
          "Our regulator has us keep the records of mortgages and of applications. We cannot remove those earlier, even when you ask, but we do nothing else with them.",
        ],
      },
      {
        title: "Who Sees It",
        paragraphs: [
          "The licensed members of the team, and whoever looks after our server. With your consent, the lenders and insurers that we ask on your behalf.",
          "Links to our application portal, to reviews, videos and articles lead to others, who have policies of their own.",
        ],
      },
      {
        title: "Your Rights",
        paragraphs: [
          "Ask the privacy officer what we keep of you, to correct it, to withdraw a consent or to complain. We answer within thirty days. If our answer does not satisfy you, the Office of the Privacy Commissioner of Canada takes complaints.",
          "If something happens to your information that could do you real harm, we tell you and the Commissioner as soon as we can. We keep a record of every breach, harmful or not.",
        ],
      },
    ],
    description:
      "What Greater Simcoe Mortgages keeps of visitors and applicants, why, where and for how long, how to see or correct it, and our privacy officer.",
  },
  accessibility: {
    link: "Accessibility",
    title: "Accessibility",
    intro:
      "Everybody should be able to read this site, work out a mortgage on it and reach us. If something stands in your way, we want to hear of it.",
    day: reviewed,
    dayLabel: "Last reviewed",
    sections: [
      {
        title: "What We Aim For",
        paragraphs: [
          "Every page is built for the Web Content Accessibility Guidelines 2.2 at level AA, and tested before it is published:",
        ],
        items: [
          "By axe's rules, on a phone and on a desk",
          "With text of twice the size",
          "On a screen 320 pixels wide",
          "By keyboard alone, in calculators and forms",
          "Without scripts: every text, every form",
          "For targets of at least 44 pixels",
        ],
      },
      {
        title: "What Is Not Judged Yet",
        paragraphs: [
          "Some things only a person can judge, such as whether a text can be understood. Not all of them have been judged yet.",
        ],
      },
      {
        title: "What Is Not Ours",
        paragraphs: [
          "The application portal, reviews, videos and outside articles are other people's sites. If one of them keeps you out, call us and we do it together by telephone.",
        ],
      },
      {
        title: "Other Ways",
        paragraphs: [
          "We send any text of this site in large print or plain text, read it to you, or meet you where it suits you, at no cost.",
        ],
      },
    ],
    feedback: {
      title: "Tell Us",
      text: "Call or write, in whatever way is easiest for you. We answer within five business days and say what we will do.",
    },
    description:
      "How Greater Simcoe Mortgages makes this site usable for everybody, what has been tested, what has not, and how to tell us about a barrier.",
  },
  adChoice: {
    label: "Ad measurement",
    question:
      "May we measure which of our ads bring visitors here? It loads a tag of an ad network, which then learns that you visited. Nothing loads unless you allow it.",
    allow: "Allow",
    refuse: "Do not allow",
    more: "How we handle your data",
    change: {
      title: "Ad Measurement",
      text: "We may measure which of our ads bring visitors here, if you allow it.",
      allowed: "You allow it. The tag of the ad network loads on each page.",
      refused: "You do not allow it. Nothing of the ad network loads.",
    },
  },
  identificationNotice:
    "This form does not verify your identity. A licensed agent does that later, with you, before any mortgage is arranged.",
  rateDisclosure: {
    day: ratesDay,
    maxAgeDays: 30,
    example: {
      principal: 300_000,
      amortizationYears: 25,
      costs: [
        { label: "an appraisal", amount: 450 },
        { label: "lender's fees", amount: 950 },
      ],
    },
    apr: "APR",
    exampleText:
      "APR for a mortgage of {principal} over {years} years with monthly payments and {costs}, compounded twice a year. An example: yours may cost more or less.",
    ageText: "Rates have moved since: ask us for today's.",
  },
};
