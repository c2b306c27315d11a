import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";
import { claims } from "./claims.ts";

export const home: ContentSource["home"] = {
  /** Texts by section in the order of the page. */
  page: {
    metadata: {
      title: `${brokerage.name} | Mortgage Brokers in Orillia, ON`,
      description: `Save thousands on your mortgage. Free consultation, no obligation and quick approval from a local team that compares ${claims.lenders} lenders. Orillia, Barrie, Simcoe.`,
    },
    hero: {
      title: "Want To Save $1000s On Your Mortgage?",
      subtitle: `We are your neighbours in Orillia, and we compare ${claims.lenders} lenders so that you don't have to. Free consultation, no obligation, quick approval.`,
      button: "Get Started Now",
      ticks: ["Free Services", "5-Star Reviews", "Best Rates", "Local Experts"],
      statsTitle: "Our record so far",
    },
    keyBenefits: {
      title: "Save Thousands, Keep Your Weekend",
      subtitle: "Four things you get from the first call.",
      items: [
        {
          icon: "Handshake",
          title: "Free Services",
          description:
            "The lender pays us, so our advice is free to you (subject to approved credit). If a file needs a fee, you hear it first.",
        },
        {
          icon: "Percent",
          title: "Access To Lender Rates",
          description:
            "The best rates rarely stand on a bank's website. We see them each morning, and so will you.",
        },
        {
          icon: "Search",
          title: "Our Team Shops The Market",
          description: `One application, ${claims.lenders} lenders. We call, compare and argue; you read the best offers.`,
        },
        {
          icon: "Compass",
          title: "Financing For All Scenarios",
          description:
            "New business, bruised credit, a cottage on a private road: we have placed files like yours.",
        },
      ],
    },
    process: {
      title: "How It Works",
      subtitle: "Three steps, and you always know what comes next.",
      button: "Get Started Now",
    },
    stats: {
      title: "Numbers We Are Proud Of",
      subtitle: "From Muskoka to Innisfil and from Ramara to Georgian Bay.",
    },
    about: {
      title: "The Greater Simcoe Difference",
      text: [
        "We live here. We know which roads in Ramara are ploughed and what a lender in Toronto needs to hear about them. A file explained properly the first time is approved faster, and by better lenders.",
      ],
      items: [
        {
          icon: "Users",
          title: "Collaboration",
          description:
            "One agent, the experience of six. Whoever has seen a case like yours is at the next desk.",
        },
        {
          icon: "Search",
          title: "Attention to Detail",
          description: "We read the whole contract, penalty and all, and tell you in plain words.",
        },
        {
          icon: "BadgeCheck",
          title: "Execution",
          description:
            "One list, one date. Lawyers and insurers hear from us early, so closing day is only a day.",
        },
      ],
      button: "Contact Our Team",
    },
    services: {
      title: "6 Ways We Help You Lock In A Lower Rate",
      subtitle: "Pick the one that sounds like you.",
      button: "Get Started Now",
    },
    reviews: {
      title: "What Our Clients Say",
      rating: claims.ratingOutOfFive,
      ratingNote: `from ${claims.fiveStarReviews} five-star reviews`,
      button: "See Our Reviews",
    },
    team: {
      title: "Meet Your Neighbours",
      subtitle: "Six licensed people, one office in Orillia. Call whoever fits.",
      buttonVerb: "Meet",
    },
    faqs: {
      title: "Questions We Hear Every Week",
      subtitle: "Longer on the phone, and that is free too.",
      button: "View All FAQs",
    },
  },
  processSteps: [
    {
      title: "Apply Online",
      description:
        "One secure form, a few minutes, no obligation. We call to hear what you are planning.",
    },
    {
      title: "We Find A Loan",
      description:
        "We argue your case and bring back the best offers side by side: rate, payment, penalty.",
    },
    {
      title: "You Got This",
      description: "You choose. We handle documents, appraisal and lawyer until the money moves.",
    },
  ],
  /** Figures about the brokerage in the stats band. The hero shows the first two. */
  stats: [
    { claim: claims.volumeFunded, label: "Mortgage Volume Funded" },
    { claim: claims.fiveStarReviews, label: "Five-Star Reviews" },
    { claim: claims.yearsOfExperience, label: "Years of Combined Industry Experience" },
    { claim: claims.lenders, label: "Lenders We Compare" },
  ],
  reviews: [
    "We rented in Orillia for six years, sure nobody would lend to us. One phone call proved us wrong; ten weeks later we had the keys.",
    "They beat our bank's renewal letter by more than half a point. I signed once, at my own kitchen table.",
    "Self-employed, two kids, one bad year on paper. They knew which lender would read the whole story.",
    "They told us not to refinance: the penalty would have eaten the saving. That is when I knew I could trust them.",
    "A private road near Washago, a wood stove, and two lenders walked away. They found one that stayed.",
    "I bought out the house in Innisfil amid a separation. They were quick, and explained it all twice without sighing.",
  ],
};
