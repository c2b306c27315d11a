import type { ApplicationPage } from "@simcoe/content";
import { brokerage } from "../brokerage.ts";
import { claims } from "../claims.ts";
import { ainoKivela } from "../team/ainoKivela.ts";

export const applicationPage: ApplicationPage = {
  header: { login: "LOGIN", language: "EN" },
  form: {
    title: "Leave your name, and we will do the writing",
    intro: "Three lines. The rest we ask by telephone, when it suits your shift.",
    firstName: "First Name",
    lastName: "Last Name",
    phoneOrEmail: "Phone or Email",
    trap: "Leave this field empty",
    readDocuments: "Read first:",
    submit: "SEND MY NAME",
    submitting: "SENDING...",
  },
  nextSteps: {
    title: "After That",
    items: [
      `One of us rings or writes within ${claims.responseTime}.`,
      "We talk for a quarter of an hour about the house, the work and the money.",
      "You get a list of papers, usually six, and a date for your answer.",
    ],
  },
  messages: {
    missing: { title: "Something Is Missing", text: "Please fill in all three lines." },
    termsNotAgreed: {
      title: "Something Is Missing",
      text: "Please agree to the Terms of Use, Privacy Policy, and Disclosure",
    },
    failed: { title: "That Did Not Work" },
    succeeded: {
      title: "We Have It",
      text: "Your name is on our desk. You will hear from one of the three of us.",
    },
  },
  sideImageAlt: "",
  footer: {
    brokerName: brokerage.name,
    licences: [
      `Brokerage licence ${brokerage.licence.number}`,
      `${ainoKivela.name}, ${ainoKivela.level}, licence #${ainoKivela.licenceNumber}`,
    ],
    phone: brokerage.phone,
    email: brokerage.email,
  },
  metadata: {
    title: "Leave Your Name",
    description:
      "Leave your name and a way to reach you, and a licensed person in Thunder Bay rings you back to talk about the mortgage. It takes less than a minute.",
  },
};
