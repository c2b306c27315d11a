import type { ContactFormPlaceholder } from "@mortgage-kit/content";
import { claims } from "../claims.ts";

/** Page that the frame shows until a provider hosts the form. */
export const contactFormPlaceholder: ContactFormPlaceholder = {
  title: "Tell Us What You Are Planning",
  text: [`Leave your name and how to reach you, and we answer within ${claims.responseTime}.`],
  metadata: {
    title: "Contact Form",
    description:
      "Leave your name and how to reach you, and say when. A licensed mortgage agent from our office in Orillia calls or writes back.",
  },
};
