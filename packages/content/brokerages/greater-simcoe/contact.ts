import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";
import { claims } from "./claims.ts";

export const contact: ContentSource["contact"] = {
  page: {
    title: "Talk To A Local Mortgage Agent",
    subtitle: "We say what is possible, what it costs and what to do next.",
    metadata: {
      title: "Contact Us in Orillia",
      description: `Call, write or send a message to our office in Orillia. Free mortgage advice for Greater Simcoe, with an answer within ${claims.responseTime}.`,
    },
  },
  section: {
    title: "Ready to Get Started?",
    subtitle: "A licensed person answers.",
    tiles: [
      { way: "phone", title: "Call Us", description: "Available for consultation" },
      {
        way: "email",
        title: "Email Us",
        description: `We'll respond within ${claims.responseTime}`,
      },
      { way: "hours", title: "Business Hours" },
      { way: "location", title: "Location", description: brokerage.serviceArea },
    ],
    whyChoose: {
      title: `Why Choose ${brokerage.name}?`,
      items: [
        `Access to ${claims.lenders} lenders`,
        "Free expert consultation",
        "Save thousands on your mortgage",
      ],
    },
    form: {
      title: "Send Us A Message",
      hostedBy: "This form is hosted by",
      ifBlocked: "If it does not appear, call us or write; we are just as quick.",
    },
  },
  formPlaceholder: {
    title: "Tell Us What You Are Planning",
    text: ["Name and contact are enough."],
    metadata: {
      title: "Contact Form",
      description:
        "Leave your name and how to reach you, and say when. A licensed mortgage agent from our office in Orillia calls or writes back.",
    },
  },
};
