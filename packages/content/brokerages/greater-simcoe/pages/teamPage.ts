import type { TeamPage } from "@mortgage-kit/content";
import { brokerage } from "../brokerage.ts";
import { claims } from "../claims.ts";

export const teamPage: TeamPage = {
  hero: {
    title: "Meet The Experts",
    subtitle:
      "Six people, one office, every kind of mortgage. Whoever you call first, the whole team is behind your file.",
    button: "Get Started Now",
  },
  easy: {
    title: "We Make It Easy For You",
    text: [
      "A mortgage is a long contract with a short deadline. Our work is to take the deadline off your mind and put the contract into plain words.",
      `You tell us your plan once. We compare ${claims.lenders} lenders, answer within ${claims.responseTime}, and give you one list with one name beside every item. When something changes, we call you before you have to call us.`,
    ],
    button: "Learn More",
    // Visually hidden after the button's label, for screen readers and search engines.
    buttonAbout: " about how it works",
  },
  members: { title: "Meet Our Team", buttonVerb: "Meet" },
  contact: {
    title: "Tell Us What You Are Planning",
    text: "Start online and the right person will call you, or call the office now and speak to whoever picks up. They will know what to ask.",
    button: "Let's Start",
    phone: brokerage.phone,
  },
  metadata: {
    title: "Our Mortgage Team in Orillia",
    description:
      "Meet the six licensed mortgage agents of our Orillia office: who they are, what they are good at and how to reach each of them directly.",
  },
};
