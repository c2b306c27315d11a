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
      subtitle: `Your neighbours in Orillia compare ${claims.lenders} lenders for you. Free consultation, no obligation, quick approval.`,
      button: "Get Started Now",
      ticks: ["Free Services", "5-Star Reviews", "Best Rates", "Local Experts"],
      statsTitle: "Our record so far",
    },
    keyBenefits: {
      title: "Save Thousands",
      subtitle: "Four things you get from the first call.",
      items: [
        {
          icon: "Handshake",
          title: "Free Services",
          description:
            "The lender pays us (subject to approved credit). If a file needs a fee, you hear it first.",
        },
        {
          icon: "Percent",
          title: "Access To Lender Rates",
          description: "The best rarely stand on a bank's website. We see them each morning.",
        },
        {
          icon: "Search",
          title: "Our Team Shops The Market",
          description: `One application, ${claims.lenders} lenders. You read the best offers.`,
        },
        {
          icon: "Compass",
          title: "Financing For All Scenarios",
          description: "New business, bruised credit, a cottage on a private road.",
        },
      ],
    },
    process: {
      title: "How It Works",
      subtitle: "You always know what comes next.",
      button: "Get Started Now",
    },
    stats: {
      title: "What We Have Done",
      subtitle: "From Muskoka to Innisfil and from Ramara to Georgian Bay.",
    },
    about: {
      title: "The Greater Simcoe Difference",
      text: [
        "We know which roads in Ramara are ploughed, and what a lender in Toronto needs to hear about them.",
      ],
      items: [
        {
          icon: "Users",
          title: "Collaboration",
          description:
            "One agent, the experience of six. Who has seen your case is at the next desk.",
        },
        {
          icon: "Search",
          title: "Attention to Detail",
          description: "We read the whole contract, penalty and all, and say it plainly.",
        },
        {
          icon: "BadgeCheck",
          title: "Execution",
          description: "One list, one date. Lawyers and insurers hear from us early.",
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
      ratingNote: `from ${claims.fiveStarReviews} reviews`,
      button: "See Our Reviews",
    },
    team: {
      title: "Meet Your Neighbours",
      subtitle: "Six licensed people, one office.",
      buttonVerb: "Meet",
    },
    faqs: {
      title: "Questions We Hear Every Week",
      subtitle: "Longer on the phone, and free too.",
      button: "View All FAQs",
    },
  },
  processSteps: [
    {
      title: "Apply Online",
      description: "A few minutes. Then we call you.",
    },
    {
      title: "We Find A Loan",
      description: "The best offers, side by side.",
    },
    {
      title: "You Got This",
      description: "You choose. We do the paperwork.",
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
    {
      text: "Six years of renting, sure nobody would lend to us. One phone call, and ten weeks later we had the keys.",
      author: "Kelsey M.",
      detail: "Orillia, June 2026",
    },
    {
      text: "They beat our bank's renewal letter by more than half a point.",
      author: "Graham T.",
      detail: "Barrie, April 2026",
    },
    {
      text: "Self-employed, two kids, one bad year on paper. They knew which lender would read the whole story.",
      author: "Anjali S.",
      detail: "Innisfil, February 2026",
    },
    {
      text: "They told us not to refinance: the penalty would have eaten the saving.",
      author: "Bernard L.",
      detail: "Midland, November 2025",
    },
    {
      text: "A private road, a wood stove; two lenders left. They found one that stayed.",
      author: "Joan and Ed P.",
      detail: "Washago, September 2025",
    },
    {
      text: "I bought out the house amid a separation. They were quick, and explained it all twice without sighing.",
      author: "Melissa D.",
      detail: "Keswick, July 2025",
    },
  ],
};
