import type { ResourcesPage } from "@mortgage-kit/content";
import { ratesFootnote } from "../rates.ts";

export const resourcesPage: ResourcesPage = {
  hero: {
    title: "Mortgage Calculators And Resources",
    subtitle:
      "Work it out yourself first. The calculators run in your browser, keep nothing and send nothing. When you want a second pair of eyes, we are a call away.",
  },
  rates: {
    title: "Sample Rates",
    subtitle:
      "A sample of the fixed rates we arrange, not an offer. Yours depends on the property, the down payment and the day: ask us for today's.",
    term: "Term",
    rate: "Sample rate, fixed",
    footnote: ratesFootnote,
    datedRatesLink: "See our own rates, each with its day",
  },
  calculators: {
    title: "Six Calculators, A Few Minutes Each",
    subtitle:
      "Each one asks a handful of questions, one at a time, and shows how it got the answer.",
    button: "Start Calculator",
  },
  furtherCalculators: {
    title: "More Than Six",
    subtitle:
      "For the letter that your bank sends when the term is nearly over, for leaving before it is, for the home that you have already found, and for the choice of a rate.",
    button: "Start The Check",
  },
  embedLink: "Put these calculators on your own site",
  usefulLinks: {
    title: "Useful Links",
    subtitle: "Ten articles by others that we send to clients most often. Each opens in a new tab.",
    linkText: "Read More",
  },
  videos: {
    title: "Lending Lounge",
    subtitle: "Our podcast about money, houses and the people who deal with both.",
    button: "Watch",
  },
  metadata: {
    title: "Mortgage Calculators and Resources",
    description:
      "Six free mortgage calculators that run in your browser, ten useful articles and ten Lending Lounge episodes from our team in Orillia, Ontario.",
  },
};
