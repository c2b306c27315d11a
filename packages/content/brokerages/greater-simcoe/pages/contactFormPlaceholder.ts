import type { ContactFormPlaceholder } from "@mortgage-kit/content";
import { claims } from "../claims.ts";

/** Page that the frame shows until a provider hosts the form. */
export const contactFormPlaceholder: ContactFormPlaceholder = {
  title: "Tell Us What You Are Planning",
  text: [
    `Call or write, and we answer within ${claims.responseTime}. Or start an application: three short fields, and we call you.`,
  ],
  atHand: {
    title: "Good To Have At Hand",
    items: [
      "What the home costs or is worth",
      "What you still owe on it",
      "The date by which you need an answer",
    ],
  },
  applyButton: "Start Your Application",
  callButton: "Call Us",
  emailButton: "Email Us",
  metadata: {
    title: "Contact Form",
    description:
      "Call or write to our office in Orillia, or start an application of three short fields. Say what you are planning and when, and a licensed agent answers.",
  },
};
