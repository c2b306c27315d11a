import type { ApplicationPage } from "@mortgage-kit/content";
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
    honeypot: "Leave this field empty",
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
  documents: {
    placeholder:
      "The document itself is still being written. Until it is, this says what it will say; it is not legal advice and binds nobody.",
    terms: [
      "Leaving your name is free and binds you to nothing. Nothing on this site is an offer: a lender makes one in writing, after reading your papers.",
      `Changed your mind? Ring ${brokerage.phone} and we strike your name out.`,
    ],
    privacy: [
      "We keep your name, how to reach you and that you agreed. It is read by the people in this office and shown to a lender only when you say so.",
      `Write to ${brokerage.email} to see it, mend it or have it removed.`,
    ],
    disclosure: [
      `${brokerage.name} holds brokerage licence ${brokerage.licence.number}. On an ordinary mortgage the lender pays us.`,
      "If a file ever needs a fee, you have it in writing before anything is ordered.",
    ],
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
