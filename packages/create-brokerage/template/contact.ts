import type { ContentSource } from "@mortgage-kit/content";

export const contact: ContentSource["contact"] = {
  page: {
    title: "Talk To Us",
    subtitle: "Tell us what you are planning, and we say what is possible and what comes next.",
    metadata: {
      title: "Contact",
      description:
        "Call or write to {{nameInDescription}}. Advice is free, and you hear back within one business day from a licensed person.",
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
        description: "In {{city}}",
        link: "maps",
        testId: "contact-location",
      },
    ],
    whyChoose: {
      title: "Why {{name}}?",
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
    atHand: {
      title: "Good To Have At Hand",
      items: ["What you are planning", "By when"],
    },
    applyButton: "Start an application",
    callButton: "Call",
    emailButton: "Write",
    metadata: {
      title: "Contact Form",
      description:
        "The contact form of {{nameInDescription}} will appear here once it is connected. Until then, please call or write.",
    },
  },
};
