import type { Service } from "@mortgage-kit/content";
import { anyInsurer, claims, publishedFigures } from "../claims.ts";

export const refinance: Service = {
  slug: "refinance",
  name: "Refinance",
  summary: "A lower payment, after every fee.",
  loan: "refinance",
  hero: {
    title: "Refinance When The Numbers Say So",
    subtitle: `We add up the penalty, the legal work and the appraisal, then compare offers from ${claims.lenders} lenders. If refinancing does not pay, we tell you to wait.`,
    primaryButton: "Get Started",
  },
  benefits: {
    title: "Good Reasons To Refinance",
    cards: [
      {
        icon: "Wallet",
        title: `Borrow Up To ${publishedFigures.refinanceMaximum} Of Your Home's Value`,
        description: `If your home is worth {exampleHomeValue} and you owe {exampleRefinanceBalance}, a refinance can free up to {exampleRefinanceRoom}. A new roof, a basement suite, tuition: you choose, and the lender sees the plan.`,
      },
      {
        icon: "TrendingUp",
        title: "Lower The Rate Or The Payment",
        description:
          "A better rate saves interest. A longer amortization lowers the payment but costs more in the end. We put both on one page, so you can see which of the two you are buying.",
      },
      {
        icon: "Scale",
        title: "The Penalty, Checked Before You Sign",
        description:
          "Breaking a fixed mortgage costs {prepaymentInterestMonths} months' interest or the interest rate differential, whichever is more. We ask your lender for the figure in writing and check it.",
      },
    ],
  },
  checklist: {
    title: "Before You Refinance",
    intro: "Six things we look at together before anyone orders an appraisal.",
    items: [
      "Your current mortgage statement: balance, rate, maturity date and amortization left",
      "The penalty your lender quotes today, in writing",
      `A fair idea of your home's value, since you can borrow up to ${publishedFigures.refinanceMaximum} of it`,
      "What the money is for, and what it would cost from another source",
      "Legal and appraisal fees, and the months it takes to earn them back",
      `Whether your mortgage is insured by ${anyInsurer}: an ordinary refinance ends that cover, which can change the rate you are offered`,
    ],
  },
  calculator: {
    id: "refinance",
    title: "When Does It Pay For Itself?",
    text: "Your balance, both rates and the cost of leaving are enough. The calculator names the saving a month and the month in which you break even.",
    button: "Check A Refinance",
  },
  nextStepFor: ["refinance"],
  closing: {
    title: "Is It Worth It For You?",
    text: `Send us your last mortgage statement. We answer within ${claims.responseTime} with the cost, the saving and the month you break even.`,
  },
  metadata: {
    title: "Mortgage Refinancing in Orillia and Barrie",
    description: `Refinance up to ${publishedFigures.refinanceMaximum} of your home's value. We check the penalty, add every fee and compare ${claims.lenders} lenders before you decide.`,
  },
};
