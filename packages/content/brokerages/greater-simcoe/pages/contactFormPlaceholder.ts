import type { ContactFormPlaceholder } from "@simcoe/content";
import { claims } from "../claims.ts";

/** The page inside the frame while no provider hosts the form. */
export const contactFormPlaceholder: ContactFormPlaceholder = {
  title: "Tell Us What You Are Planning",
  text: [
    `Call or write: say what you are planning and when, and we will answer within ${claims.responseTime}. Or start an application; it takes three short fields, and we call you.`,
    "It helps to have at hand what the home costs or is worth, what you still owe on it, and the date by which you need an answer.",
  ],
  applyButton: "Start Your Application",
  callButton: "Call Us",
  emailButton: "Email Us",
  metadata: {
    title: "Contact Form",
    description:
      "Call or write to our office in Orillia, or start an application of three short fields. Say what you are planning and when, and a licensed agent answers.",
  },
};
