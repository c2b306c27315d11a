import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";

export const home: ContentSource["home"] = {
  page: {
    metadata: {
      title: `${brokerage.shortName} | Mortgages in ${brokerage.address.city}`,
      description: `Mortgages in ${brokerage.address.city}: purchases, renewals and refinancing. Compare lenders with a licensed person beside you, at no charge.`,
    },
    hero: {
      title: `Your Mortgage, Explained In ${brokerage.address.city}`,
      subtitle:
        "We compare lenders for you, say what each offer costs and stay with you until the keys are yours.",
      button: "Apply Now",
      ticks: ["Free Advice", "Many Lenders", "Local People"],
    },
    keyBenefits: {
      title: "What You Get",
      subtitle: "From the first call on.",
      items: [
        {
          icon: "Handshake",
          title: "Advice Without A Bill",
          description:
            "On an ordinary mortgage the lender pays us when it closes. If a file ever needs a fee, you know it before you decide.",
        },
        {
          icon: "Search",
          title: "A Real Comparison",
          description:
            "Rate, payment, penalty and what you may pay ahead, side by side, from the lenders that suit your file.",
        },
      ],
    },
    process: {
      title: "How It Works",
      subtitle: "Three steps, and you always know which one is next.",
      button: "Get Started",
    },
    services: {
      title: "What We Do",
      subtitle: "Pick the one that sounds like you.",
      button: "Get Started",
    },
    team: {
      title: "Meet The Team",
      subtitle: "The people who answer your call.",
      buttonVerb: "Meet",
    },
    faqs: {
      title: "Common Questions",
      subtitle: "Short answers; longer ones by telephone.",
      button: "All Questions",
    },
  },
  processSteps: [
    {
      title: "Tell Us Your Plan",
      description: "A short call or a few lines online: what you want to do, and by when.",
    },
    {
      title: "Compare The Offers",
      description: "We take your file to the lenders that suit it and explain what comes back.",
    },
    {
      title: "Close With Confidence",
      description: "You choose. We see to the papers, the appraisal and the lawyer with you.",
    },
  ],
};
