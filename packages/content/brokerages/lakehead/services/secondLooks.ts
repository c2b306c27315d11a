import type { Service } from "@mortgage-kit/content";
import { claims, publishedFigures } from "../claims.ts";

export const secondLooks: Service = {
  slug: "second-looks",
  name: "Second Looks",
  icon: "search",
  summary:
    "Turned down, or about to break a mortgage, or buried in card interest: a careful reading of the figures by somebody who is not selling you one answer.",
  hero: {
    title: "Bring Us The No",
    subtitle:
      "A refusal usually names one reason and hides two. We read the file again, mend what can be mended and say plainly when waiting is the better plan.",
    primaryButton: "Start Online",
  },
  benefits: {
    title: "Three Kinds Of Second Look",
    cards: [
      {
        icon: "file",
        title: "After a refusal",
        description:
          "Seasonal pay, a young business, one bad winter on the credit report. Different lenders weigh these differently, and some only need them explained.",
      },
      {
        icon: "percent",
        title: "Before you break a term",
        description:
          "Leaving a fixed mortgage early costs {prepaymentInterestMonths} months' interest or the rate difference, whichever is more. We have the lender put it in writing, then check it.",
      },
      {
        icon: "wallet",
        title: "When debts pile up",
        description: `A refinance can reach ${publishedFigures.refinanceMaximum} of the house's value and clear the cards. It also stretches them over decades, so we show you both columns.`,
      },
    ],
  },
  checklist: {
    title: "Bring What You Have",
    intro: "It need not be tidy. Ruth likes sorting.",
    items: [
      "The refusal, if it came in writing",
      "Your latest mortgage statement",
      "Statements for each card and loan, with the rates",
      "Two years of tax returns, and the notices that came back",
    ],
  },
  nextStepFor: ["refinance", "debtConsolidation"],
  closing: {
    title: "It Was A No. Is It Still?",
    text: `We read the file and answer within ${claims.responseTime}: yes, no, or not before a month that we name.`,
  },
  metadata: {
    title: "Second Looks At A Mortgage",
    description:
      "Declined by a lender, thinking of breaking a mortgage or carrying costly debts? We read the figures again, in Thunder Bay, and tell you what we would do.",
  },
};
