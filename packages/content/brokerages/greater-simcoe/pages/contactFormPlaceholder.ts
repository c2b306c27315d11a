import type { ContactFormPlaceholder } from "@simcoe/content";
import { claims } from "../claims.ts";

/** The page inside the frame while no provider hosts the form. */
export const contactFormPlaceholder: ContactFormPlaceholder = {
  title: "Contact Form",
  text: [
    "Our contact form will appear here once our form provider is connected.",
    `Until then, call or write. Tell us what you are planning and when, and we will answer within ${claims.responseTime}.`,
  ],
  callButton: "Call Us",
  emailButton: "Email Us",
  metadata: {
    title: "Contact Form",
    description:
      "The contact form appears here once a form provider is connected. Until then, call or write to our office in Orillia.",
  },
};
