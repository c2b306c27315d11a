import type { ComplianceSource } from "@mortgage-kit/content";
import { claims } from "./claims.ts";

const reviewed = "2026-11-18";

/** Notices that regulators require of a brokerage, and records for an examiner. */
export const compliance: ComplianceSource = {
  privacy: {
    page: {
      link: "Privacy",
      title: "Your Papers And Ours",
      intro:
        "Three people run this office, and few papers leave it. Here is what we hold of you, for how long, and whom to ring about it.",
      day: reviewed,
      dayLabel: "Written on",
      officer: {
        title: "Ring This Person",
        text: "One of us is the privacy officer and looks after requests and complaints.",
      },
      stored: {
        title: "What Lies Where",
        columns: { where: "Where", howLong: "How long" },
        items: [
          {
            what: "The name and the way to reach you that you leave with us, and the words you ticked",
            where: "Our own server, and the mail of the three of us",
            howLong:
              "{applicationYears} years from that day, or {mortgageYears} years past the end of a mortgage's term",
          },
          {
            what: "What you type into a calculator",
            where: "Your own browser, nowhere else",
            howLong: "Until you close the page",
          },
          {
            what: "Whether you let us count advertisements, should we ever ask",
            where: "Your own browser",
            howLong: "Until you clear it",
          },
          {
            what: "How many looked at a page on a day, and which site sent them: a tally, without a cookie",
            where:
              "Our own server, which knows a visit again for two hours by a code it cannot read back",
            howLong: "A tally names nobody, so we leave it",
          },
          {
            what: "That somebody opened a page, though not who or from where",
            where: "The log of the server",
            howLong: "Until newer lines push it out",
          },
        ],
      },
      sections: [
        {
          title: "What We Do With It",
          paragraphs: [
            "We ring you back, and if you want a mortgage we write to lenders on your behalf once you have said yes to that. We mail no advertisements.",
            "The province has us keep files for years. What it has us keep we cannot burn early, but nobody reads it meanwhile without a reason.",
          ],
        },
        {
          title: "What You Can Ask",
          paragraphs: [
            "See your file, mend it, take back a consent, or complain. You have an answer within thirty days. The Privacy Commissioner of Canada hears you if ours is no good.",
            "If papers of yours go astray and it could hurt you, we tell you and the Commissioner without waiting. Each such mishap goes into our register.",
          ],
        },
      ],
      metadata: {
        title: "Your Papers And Ours",
        description:
          "What Lakehead Mortgage House holds of visitors and applicants, where it lies and for how long, and the person in Thunder Bay who answers for it.",
      },
    },
  },
  accessibility: {
    page: {
      link: "Getting around this site",
      title: "Getting Around This Site",
      intro:
        "If you cannot read, hear or click something here, it is our fault and not yours. Tell us, and we will both mend it and do your errand by telephone.",
      day: reviewed,
      dayLabel: "Looked at on",
      sections: [
        {
          title: "How It Is Built",
          paragraphs: [
            "We build for the Web Content Accessibility Guidelines 2.2, level AA: keys alone are enough, letters may be twice as large, and the telephone is never more than a line away.",
            "Machines test every page. What only a person can tell is listed in the report as not evaluated until one has.",
          ],
        },
      ],
      feedback: {
        title: "Say What Is Wrong",
        text: "Ring or write. You hear from us within a week, with what we did about it.",
      },
      report: "The report for machines (OpenACR)",
      metadata: {
        title: "Getting Around This Site",
        description:
          "How Lakehead Mortgage House keeps its site usable for everybody, which tests it has had and how to tell the office in Thunder Bay of a barrier.",
      },
    },
  },
  adChoice: {
    label: "Counting advertisements",
    question:
      "May we count which advertisement brought you here? An ad network would then learn of your visit. It stays away unless you say yes.",
    allow: "Yes, count it",
    refuse: "No",
    more: "What we hold of you",
    change: {
      title: "Counting Advertisements",
      text: "With your yes, we count which advertisements bring people here.",
      allowed: "You said yes, so the ad network hears of your visits.",
      refused: "You have not said yes, so no ad network hears of you.",
    },
  },
  identificationNotice:
    "Leaving your name here proves nobody's identity. We check papers with you in person or by video before we arrange a mortgage.",
  substantiations: [
    {
      claim: `${claims.yearsOfExperience} years`,
      evidence: "The three licences on the wall, with their first dates",
    },
    {
      claim: `${claims.lenders} lenders`,
      evidence: "Binder of lender agreements in the office, counted each spring",
    },
  ],
  records: {
    readers: ["The three licensed people of the office, through their shared mailbox"],
  },
};
