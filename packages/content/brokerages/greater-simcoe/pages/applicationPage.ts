import type { ApplicationPage } from "@simcoe/content";
import { brokerage } from "../brokerage.ts";
import { claims } from "../claims.ts";
import { noraWhitfield } from "../team/noraWhitfield.ts";

export const applicationPage: ApplicationPage = {
  header: { login: "LOGIN", language: "EN" },
  form: {
    title: "Let's get your application started. Apply in minutes!",
    intro:
      "Three short fields. A licensed agent takes it from there and does the long part with you.",
    firstName: "First Name",
    lastName: "Last Name",
    phoneOrEmail: "Phone or Email",
    trap: "Leave this field empty",
    readDocuments: "Read first:",
    submit: "START MY APPLICATION",
    submitting: "SUBMITTING...",
  },
  nextSteps: {
    title: "What Happens Next",
    items: [
      `We call or write within ${claims.responseTime}.`,
      "We ask about your plans, your income and your timing. It takes about fifteen minutes.",
      "You get a short list of documents and, once we have them, offers to compare.",
    ],
  },
  messages: {
    missing: {
      title: "Missing Information",
      text: "Please fill in all required fields.",
    },
    termsNotAgreed: {
      title: "Missing Information",
      text: "Please agree to the Terms of Use, Privacy Policy, and Disclosure",
    },
    failed: { title: "Error" },
    succeeded: {
      title: "Application Started!",
      text: "Your mortgage application has been submitted successfully. We'll be in touch soon.",
    },
  },
  sideImageAlt: "",
  footer: {
    brokerName: brokerage.name,
    licences: [
      `Brokerage licence ${brokerage.licence.number}`,
      `${noraWhitfield.name}, ${noraWhitfield.level}, licence #${noraWhitfield.licenceNumber}`,
    ],
    phone: brokerage.phone,
    email: brokerage.email,
  },
  metadata: {
    title: "Start Your Mortgage Application",
    description:
      "Start your mortgage application in minutes: your name, a phone number or e-mail, and a licensed agent from our Orillia office calls you back.",
  },
};
