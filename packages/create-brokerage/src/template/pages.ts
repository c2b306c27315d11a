import type { ApplicationPage, ContentSource } from "@mortgage-kit/content";
import type { Answers } from "../answers.ts";
import { fitting } from "./fitting.ts";

type Pages = Pick<ContentSource, "home" | "contact" | "application" | "notFound">;

export function pagesOf(answers: Answers): Pages {
  return {
    home: homeOf(answers),
    contact: contactOf(answers),
    application: { page: applicationPageOf(answers) },
    notFound: {
      page: {
        title: "Page Not Found",
        text: "There is no page at this address. The home page leads to everything that we have.",
        button: "Back To Home",
        metadata: {
          title: "Page Not Found",
          description:
            "There is no page at this address. The home page leads to our services, calculators and people, and to every way of reaching us.",
        },
      },
    },
  };
}

function homeOf({ name, city }: Answers): ContentSource["home"] {
  return {
    page: {
      metadata: {
        title: fitting(
          [`${name} | Mortgages in ${city}`, `${name} | ${city}`, `${name} | Mortgages`],
          75,
        ),
        description: fitting([
          `${name} arranges mortgages in ${city}: purchases, renewals and refinancing. Compare lenders with a licensed person beside you, at no charge.`,
          `Mortgages in ${city}: purchases, renewals and refinancing. Compare lenders with a licensed person beside you, at no charge.`,
        ]),
      },
      hero: {
        title: `Your Mortgage, Explained In ${city}`,
        subtitle:
          "We compare lenders for you, say what each offer costs and stay with you until the keys are yours.",
        button: "Apply Now",
        ticks: ["Free Advice", "Many Lenders", "Local People"],
      },
      keyBenefits: {
        title: "What You Get",
        subtitle: "From the first call on.",
        items: [
          {
            icon: "handshake",
            title: "Advice Without A Bill",
            description:
              "On an ordinary mortgage the lender pays us when it closes. If a file ever needs a fee, you know it before you decide.",
          },
          {
            icon: "search",
            title: "A Real Comparison",
            description:
              "Rate, payment, penalty and what you may pay ahead, side by side, from the lenders that suit your file.",
          },
        ],
      },
      process: {
        title: "How It Works",
        subtitle: "Three steps, and you always know which one is next.",
        button: "Get Started",
      },
      services: {
        title: "What We Do",
        subtitle: "Pick the one that sounds like you.",
        cardLink: "Learn More",
        button: "Get Started",
      },
      team: {
        title: "Meet The Team",
        subtitle: "The people who answer your call.",
        buttonVerb: "Meet",
      },
      faqs: {
        title: "Common Questions",
        subtitle: "Short answers; longer ones by telephone.",
        button: "All Questions",
      },
    },
    processSteps: [
      {
        number: 1,
        title: "Tell Us Your Plan",
        description: "A short call or a few lines online: what you want to do, and by when.",
      },
      {
        number: 2,
        title: "Compare The Offers",
        description: "We take your file to the lenders that suit it and explain what comes back.",
      },
      {
        number: 3,
        title: "Close With Confidence",
        description: "You choose. We see to the papers, the appraisal and the lawyer with you.",
      },
    ],
  };
}

function contactOf({ name, city }: Answers): ContentSource["contact"] {
  return {
    page: {
      title: "Talk To Us",
      subtitle: "Tell us what you are planning, and we say what is possible and what comes next.",
      metadata: {
        title: "Contact",
        description: fitting([
          `Call, write or send a message to ${name} in ${city}. Advice is free, and you hear back within one business day from a licensed person.`,
          `Call or write to ${name}. Advice is free, and you hear back within one business day from a licensed person.`,
        ]),
      },
    },
    section: {
      title: "Ready To Start?",
      subtitle: "A licensed person answers within one business day.",
      tiles: [
        {
          icon: "phone",
          title: "Call",
          description: "During office hours",
          link: "phone",
          testId: "contact-phone",
        },
        {
          icon: "mail",
          title: "Write",
          description: "At any time",
          link: "email",
          testId: "contact-email",
        },
        {
          icon: "map-pin",
          title: "Visit",
          description: `In ${city}`,
          link: "maps",
          testId: "contact-location",
        },
      ],
      whyChoose: {
        title: `Why ${name}?`,
        items: [
          "Access to 30+ lenders",
          "Free advice from licensed people",
          "Plain words about every cost",
        ],
      },
      form: {
        title: "Send A Message",
        hostedBy: "This form is hosted by",
        ifBlocked: "If it does not appear, please call or write.",
      },
    },
    formPlaceholder: {
      title: "Contact Form",
      text: [
        "The contact form will appear here once it is connected. Until then, please call or write.",
      ],
      atHand: { title: "Good To Have At Hand", items: ["What you are planning", "By when"] },
      applyButton: "Start an application",
      callButton: "Call",
      emailButton: "Write",
      metadata: {
        title: "Contact Form",
        description: fitting([
          `The contact form of ${name} will appear here once it is connected. Until then, please call or write to the office.`,
          "The contact form will appear here once it is connected. Until then, please call or write to the office.",
        ]),
      },
    },
  };
}

function applicationPageOf({ name, phone, email, licence, city }: Answers): ApplicationPage {
  const consent = "I agree to the Terms of Use, Privacy Policy, and Disclosure";
  return {
    header: { login: "LOGIN", language: "EN" },
    form: {
      title: "Start your application in a minute",
      intro: "Three short fields. We do the long part together.",
      firstName: "First Name",
      lastName: "Last Name",
      phoneOrEmail: "Phone or Email",
      trap: "Leave this field empty",
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
      termsNotAgreed: { title: "Missing Information", text: `Please agree: ${consent}.` },
      failed: { title: "Error" },
      succeeded: { title: "Application Started!", text: "We have it, and will be in touch soon." },
    },
    documents: {
      placeholder: "This text stands in for the document itself, which is still being prepared.",
      terms: ["An application costs nothing and binds you to nothing."],
      privacy: [
        `We keep what you send to answer you. To see it or have it removed, write to ${email}.`,
      ],
      disclosure: [`${name} is a licensed mortgage brokerage, licence ${licence}.`],
    },
    sideImageAlt: "",
    footer: {
      brokerName: name,
      licences: [`Brokerage licence ${licence}`],
      phone,
      email,
    },
    metadata: {
      title: "Start Your Application",
      description: fitting([
        `Start a mortgage application with ${name} in ${city}: your name and a way to reach you, and a licensed person calls back for the rest.`,
        `Start a mortgage application in ${city}: your name and a way to reach you, and a licensed person calls back for the rest.`,
      ]),
    },
  };
}
