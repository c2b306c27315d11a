import type { CalculatorPage, ResourcesPage } from "@mortgage-kit/content";

export const resourcesPage: ResourcesPage = {
  hero: {
    title: "Work It Out At The Kitchen Table",
    subtitle:
      "Six calculators, no sign-up. Your figures stay on your own device; only you decide whether we ever see them.",
  },
  calculators: {
    title: "Which Question Is Yours?",
    subtitle: "Each asks a few things, one after another, and shows every step of the sum.",
    button: "Open",
  },
  metadata: {
    title: "Mortgage Calculators",
    description:
      "Six mortgage calculators for price, payment, closing costs, renewals and debts. They run on your own device, show their sums and send nothing.",
  },
};

/** Texts of every calculator's page. */
export const calculatorPage: CalculatorPage = {
  privacy: "This runs on your own device. We see none of it.",
  takes: "Allow",
  needsScript: {
    title: "JavaScript is switched off",
    text: "The sums are done on your own device, and with JavaScript off there is nothing to do them. Switch it on and load the page again, or ring us and we do them together.",
    contactLink: "Do it with one of us",
  },
};
