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
      subtitle: "Four things you get from the first call, wherever you are in Greater Simcoe.",
      items: [
        {
          icon: "Handshake",
          title: "Free Services",
          description:
            "The lender pays us when your mortgage closes, so our advice is free to you (subject to approved credit). If a file ever needs a fee, you hear it first, in dollars.",
        },
        {
          icon: "Percent",
          title: "Access To Lender Rates",
          description:
            "Some of the best rates never appear on a bank's website. We see what lenders offer brokers each morning, and so will you.",
        },
        {
          icon: "Search",
          title: "Our Team Shops The Market",
          description: `One application, ${claims.lenders} lenders. We do the calling, the comparing and the arguing, and bring you the offers worth reading.`,
        },
        {
          icon: "Compass",
          title: "Financing For All Scenarios",
          description:
            "First home, second mortgage, new business, bruised credit, a cottage on a private road. We have placed files like yours, and we know whom to ask.",
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
        "We live here. We know which roads in Ramara are ploughed, which condos in Collingwood rent by the week, and what a lender in Toronto needs to hear about both.",
        "That is worth money to you. A file that is explained properly the first time is approved faster, and by better lenders.",
      ],
      items: [
        {
          icon: "Users",
          title: "Collaboration",
          description:
            "You work with one agent and get the experience of six. Whoever has seen a case like yours is at the next desk.",
        },
        {
          icon: "Search",
          title: "Attention to Detail",
          description:
            "We read the whole contract: how the penalty is worked out, what you may pay ahead, whether the mortgage can move with you. Then we tell you in plain words.",
        },
        {
          icon: "BadgeCheck",
          title: "Execution",
          description:
            "Every file has one list and one date. Lawyers, appraisers and insurers hear from us early, so closing day is only a day.",
        },
      ],
      button: "Contact Our Team",
    },
    services: {
      title: "6 Ways We Help You Lock In A Lower Rate",
      subtitle: "Pick the one that sounds like you. Each page says what we do and what to bring.",
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
      subtitle: "Short answers. Each one is longer on the phone, and that is free too.",
      button: "View All FAQs",
    },
  },
  processSteps: [
    {
      title: "Apply Online",
      description:
        "Fill in one secure form, from your phone if you like. It takes minutes, costs nothing and commits you to nothing. We call to hear what you are planning.",
    },
    {
      title: "We Find A Loan",
      description:
        "We take your file to the lenders that suit it, argue your case and bring back the best offers side by side: rate, payment, penalty and what you may pay ahead.",
    },
    {
      title: "You Got This",
      description:
        "You choose. We handle the documents, the appraisal and the lawyer, tell you the cash you need to the dollar, and check in until the money moves.",
    },
  ],
  /** Figures about the brokerage in the stats band. The hero shows the first three. */
  stats: [
    { claim: claims.volumeFunded, label: "Mortgage Volume Funded" },
    { claim: claims.fiveStarReviews, label: "Five-Star Reviews" },
    { claim: claims.yearsOfExperience, label: "Years of Combined Industry Experience" },
    { claim: claims.lenders, label: "Lenders We Compare" },
  ],
  reviews: [
    "We rented in Orillia for six years because we were sure nobody would lend to us. It took one phone call to find out we were wrong, and ten weeks to get the keys.",
    "They beat the renewal letter from our bank by more than half a point and looked after the whole switch. I signed once, at my own kitchen table.",
    "Self-employed, two kids, one bad year on paper. They knew which lender would read the whole story. Every call was returned the same day.",
    "They told us not to refinance. The penalty would have eaten the saving, so they booked a call for the spring instead. That is when I knew I could trust them.",
    "Our cottage near Washago has a private road and a wood stove, and two lenders walked away. These people knew what to ask and found one that stayed.",
    "I had to buy out my share of the house in Innisfil in the middle of a separation. They were patient, they were quick, and they explained it all twice without sighing.",
  ],
};
