import type { ContactFormPlaceholder } from "@mortgage-kit/content";

/** Page that the frame shows until a provider hosts the form. */
export const contactFormPlaceholder: ContactFormPlaceholder = {
  title: "Tell Us What You Are Planning",
  text: ["Your name and how to reach you are enough."],
  metadata: {
    title: "Contact Form",
    description:
      "Leave your name and how to reach you, and say when. A licensed mortgage agent from our office in Orillia calls or writes back.",
  },
};
