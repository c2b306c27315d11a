import type { Service } from "@mortgage-kit/content";
import { anyInsurer, claims, publishedFigures } from "../claims.ts";

export const mortgageRenewal: Service = {
  slug: "mortgage-renewal",
  name: "Mortgage Renewal",
  summary: "Other offers beside your bank's.",
  hero: {
    title: "Don't Just Sign The Renewal Letter",
    subtitle: `Start ${publishedFigures.renewalLeadTime} before your renewal date. We compare ${claims.lenders} lenders with your bank's offer, hold the best rate, and look after the move if you make one.`,
    primaryButton: "Get Started",
  },
  benefits: {
    title: "Why Start Early",
    cards: [
      {
        icon: "Clock",
        title: "A Rate Held Early",
        description: `Begin ${publishedFigures.renewalLeadTime} ahead and we can hold a rate as soon as lenders allow, usually ${publishedFigures.rateHold} out. If rates fall before your date, we ask for the lower one.`,
      },
      {
        icon: "RefreshCw",
        title: "Switching Is Simpler Than It Was",
        description: `If you keep the same balance and amortization, a switch to another federally regulated lender no longer has to pass the stress test. Default insurance from ${anyInsurer} moves with your mortgage.`,
      },
      {
        icon: "Search",
        title: "More Than The Rate",
        description:
          "How much can you pay ahead each year? How is the penalty worked out? Can you take the mortgage to your next house? We compare the contracts and say what the differences are worth.",
      },
    ],
  },
  checklist: {
    title: "Your Renewal By Month",
    intro: `A calm renewal starts ${publishedFigures.renewalLeadTime} before the date on your statement.`,
    items: [
      "Find your maturity date and your balance on your last statement",
      `Call us ${publishedFigures.renewalLeadTime} before that date, so that there is time to compare`,
      "Tell us what may change: a move, a new baby, a renovation, retirement",
      "Send us the bank's letter the day it comes; it is a useful starting price",
      "Choose the term and the prepayment room together with us, then hold the rate",
      "Sign once; we book the transfer and confirm that the old mortgage is closed",
    ],
  },
  calculator: {
    id: "renewal",
    title: "Is The Bank's Offer Good?",
    text: "Put it beside another one. The check counts interest, fees and cash back, names the month a switch has paid for itself, and tells you which rate to ask your bank for.",
    button: "Check My Renewal",
  },
  nextStepFor: ["renewal"],
  closing: {
    title: "When Is Your Renewal?",
    text: "Tell us the date. If it is far away, we put it in our calendar and call you in good time. If it is close, we start today.",
  },
  metadata: {
    title: "Mortgage Renewal in Simcoe County",
    description: `Start ${publishedFigures.renewalLeadTime} before your renewal date. We compare ${claims.lenders} lenders with your bank's letter and look after the switch. Free advice in Orillia.`,
  },
};
