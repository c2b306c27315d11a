import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";

export const contact: ContentSource["contact"] = {
  page: {
    title: "Talk To Us",
    subtitle: "Tell us what you are planning, and we say what is possible and what comes next.",
    metadata: {
      title: "Contact",
      description: `Call or write to ${brokerage.shortName}. Advice is free, and you hear back within ${brokerage.claims.responseTime} from a licensed person.`,
    },
  },
  section: {
    title: "Ready To Start?",
    subtitle: `A licensed person answers within ${brokerage.claims.responseTime}.`,
    tiles: [
      { way: "phone", title: "Call", description: "During office hours" },
      { way: "email", title: "Write", description: "At any time" },
      { way: "location", title: "Visit", description: `In ${brokerage.address.city}` },
    ],
    whyChoose: {
      title: `Why ${brokerage.name}?`,
      items: [
        "Access to [[Number of lenders, such as 30+]] lenders",
        "Free advice from licensed people",
        "Plain words about every cost",
      ],
    },
    form: {
      title: "Send A Message",
      hostedBy: "This form is hosted by",
      ifBlocked: "If it does not appear, please call or write.",
    },
  },
  formPlaceholder: {
    title: "Contact Form",
    text: ["Leave your name and how to reach you, and we call or write back."],
    metadata: {
      title: "Contact Form",
      description: `Leave your name and how to reach you, say when, and ${brokerage.shortName} calls or writes back.`,
    },
  },
};
