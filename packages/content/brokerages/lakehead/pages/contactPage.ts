import type {
  ContactFormPlaceholder,
  ContactPage,
  ContactSectionSource,
} from "@mortgage-kit/content";
import { brokerage } from "../brokerage.ts";
import { claims } from "../claims.ts";

export const contactPage: ContactPage = {
  title: "Come In, Call Or Write",
  subtitle:
    "The door is on the lake side, under the blue anchor. If the kettle is on, stay for a cup.",
  metadata: {
    title: "Reach Us in Thunder Bay",
    description: `Our office on Thunder Bay's waterfront, the telephone, the mail and the message form. Advice costs nothing, and you hear back within ${claims.responseTime}.`,
  },
};

/** Contact section at the end of most pages. */
export const contactSection: ContactSectionSource = {
  title: "Start Wherever You Are",
  subtitle: `A question is enough. One of the three of us answers within ${claims.responseTime}.`,
  tiles: [
    {
      icon: "phone",
      title: "Ring The Office",
      description: "Four days a week, by daylight",
      link: "phone",
      testId: "contact-phone",
    },
    {
      icon: "mail",
      title: "Write To The Desk",
      description: `An answer within ${claims.responseTime}`,
      link: "email",
      testId: "contact-email",
    },
    {
      icon: "map-pin",
      title: "Come By",
      description: brokerage.serviceArea,
      link: "maps",
      testId: "contact-location",
    },
  ],
  whyChoose: {
    title: "What It Costs You",
    items: [
      "Nothing, on an ordinary mortgage: the lender pays us",
      "A fee in writing first, if a file ever needs one",
      `A quarter of an hour, to be heard by people who can ask ${claims.lenders} lenders`,
    ],
  },
  form: {
    title: "Leave A Message",
    hostedBy: "The form below is kept by",
    ifBlocked: "Should it stay empty, the telephone works just as well.",
  },
};

/** Page that the frame shows until a provider hosts the form. */
export const contactFormPlaceholder: ContactFormPlaceholder = {
  title: "Message Form",
  text: ["Leave your name and your number at the desk. Somebody rings you back."],
  metadata: {
    title: "Message Form",
    description:
      "Leave your name and your number at the desk of our Thunder Bay office, and say when it suits you. Somebody rings you back.",
  },
};
