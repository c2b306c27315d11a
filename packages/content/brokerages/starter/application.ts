import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";

export const application: ContentSource["application"] = {
  page: {
    header: { login: "LOGIN", language: "EN" },
    form: {
      title: "Start your application in a minute",
      intro: "Three short fields. We do the long part together.",
      firstName: "First Name",
      lastName: "Last Name",
      phoneOrEmail: "Phone or Email",
      honeypot: "Leave this field empty",
      submit: "START MY APPLICATION",
      submitting: "SUBMITTING...",
    },
    nextSteps: {
      title: "What Happens Next",
      items: [
        "We call or write within one business day.",
        "We ask about your plans and your timing.",
        "You get a short list of documents.",
      ],
    },
    messages: {
      missing: { title: "Missing Information", text: "Please fill in all required fields." },
      termsNotAgreed: {
        title: "Missing Information",
        text: "Please agree: I agree to the Terms of Use, Privacy Policy, and Disclosure.",
      },
      failed: { title: "Error" },
      succeeded: { title: "Application Started!", text: "We have it, and will be in touch soon." },
    },
    documents: {
      placeholder: "This text stands in for the document itself, which is still being prepared.",
      terms: ["An application costs nothing and binds you to nothing."],
      privacy: [
        `We keep what you send to answer you. To see it or have it removed, write to ${brokerage.email}.`,
      ],
      disclosure: [
        `${brokerage.name} is a licensed mortgage brokerage, licence ${brokerage.licence.number}.`,
      ],
    },
    footer: {
      brokerName: brokerage.name,
      licences: [`Brokerage licence ${brokerage.licence.number}`],
      phone: brokerage.phone,
      email: brokerage.email,
    },
    metadata: {
      title: "Start Your Application",
      description: `Start a mortgage application in ${brokerage.address.city}: your name and a way to reach you, and a licensed person calls back for the rest.`,
    },
  },
};
