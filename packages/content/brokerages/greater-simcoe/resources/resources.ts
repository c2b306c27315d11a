import type { ContentSource } from "@mortgage-kit/content";
import { ratesFootnote } from "../rates.ts";
import { calculatorCards, furtherCalculators } from "./calculatorCards.ts";

export const resources: ContentSource["resources"] = {
  page: {
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
      title: "Buying, Refinancing, Debts",
      subtitle:
        "Six calculators of a few minutes each. They ask one question at a time, and show how they got the answer.",
      button: "Start Calculator",
    },
    furtherCalculators: {
      title: "Renewing, Leaving, Choosing A Rate",
      subtitle:
        "Four more: for the renewal letter, for leaving early, for a home that you have found, and for the choice of a rate.",
      button: "Start The Check",
    },
    embedLink: "Put these calculators on your own site",
    usefulLinks: {
      title: "Useful Links",
      subtitle:
        "Ten articles by others that we send to clients most often. Each opens in a new tab.",
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
  },
  calculatorPage: {
    privacy: "Worked out in your browser. Nothing you enter is stored or sent.",
    takes: "Takes about",
    needsScript: {
      title: "This calculator needs JavaScript",
      text: "It works in your browser and nowhere else, so it cannot run while JavaScript is off. Turn it on and reload the page, or let us do the sums with you.",
      contactLink: "Ask us to work it out",
    },
  },
  embedPage: true,
  calculatorCards,
  furtherCalculators,
  otherCalculators: true,
  usefulLinks: [
    {
      id: "first-home-savings-account",
      label: "Savings Desk",
      title: "Opening A First Home Savings Account",
      description:
        "Who may open one, how much goes in each year and what counts as a qualifying first home. Read it before you pick a bank.",
      url: "https://savings.example/first-home-savings-account",
    },
    {
      id: "home-buyers-plan",
      label: "Savings Desk",
      title: "Borrowing From Your RRSP To Buy",
      description:
        "How the Home Buyers' Plan works, when repayment starts and what happens in a year when you cannot pay it back.",
      url: "https://savings.example/home-buyers-plan",
    },
    {
      id: "land-transfer-tax",
      label: "Property Tax Guide",
      title: "Land Transfer Tax In Ontario",
      description:
        "The brackets, the refund for first-time buyers and the form your lawyer files for you on closing day.",
      url: "https://propertytax.example/ontario/land-transfer-tax",
    },
    {
      id: "credit-report",
      label: "Credit Plain Talk",
      title: "Ordering Your Free Credit Report",
      description:
        "How to ask both credit bureaus for your report, what each section means and how to dispute a mistake.",
      url: "https://credit.example/free-report",
    },
    {
      id: "home-inspection",
      label: "The Inspector's Notebook",
      title: "Forty Things An Inspector Looks At",
      description:
        "From the eavestrough to the electrical panel: a list to carry through a viewing, and the questions to ask afterwards.",
      url: "https://inspections.example/checklist",
    },
    {
      id: "well-and-septic",
      label: "Country Property Notes",
      title: "Buying With A Well And A Septic Bed",
      description:
        "Water tests, tank ages and setbacks, explained for buyers who are leaving town for Severn, Ramara or Oro-Medonte.",
      url: "https://countryproperty.example/well-and-septic",
    },
    {
      id: "mortgage-default-insurance",
      label: "Housing Explained",
      title: "Mortgage Default Insurance, Start To Finish",
      description:
        "Whom it protects, who pays for it, how the premium is set and when you can take it with you to the next lender.",
      url: "https://housing.example/default-insurance",
    },
    {
      id: "prepayment-charges",
      label: "Consumer Desk",
      title: "What It Costs To Break A Mortgage",
      description:
        "Months of interest or the rate differential: how to find the sentence in your contract that says which one you owe.",
      url: "https://consumer.example/prepayment-charges",
    },
    {
      id: "energy-retrofit",
      label: "Warm House",
      title: "Heat Pumps, Windows And What They Return",
      description:
        "Grants and loans change often. This guide keeps track of them, and of what older homes around the lake save each winter.",
      url: "https://warmhouse.example/retrofit-guide",
    },
    {
      id: "landlord-basics",
      label: "Tenancy Handbook",
      title: "A First-Time Landlord's Handbook",
      description:
        "The standard Ontario lease, yearly rent increases, deposits and notice periods, in language that both sides can read.",
      url: "https://tenancy.example/landlord-handbook",
    },
  ],
};
