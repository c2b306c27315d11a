import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";
import { compliance } from "./compliance.ts";
import { contact } from "./contact.ts";
import { faqs } from "./faqs.ts";
import { frame } from "./frame.ts";
import { home } from "./home.ts";
import { look } from "./look.ts";
import { resources } from "./resources.ts";
import { services } from "./services.ts";
import { team } from "./team/team.ts";

/** Content of the site. A part that you leave out gets no page, section or menu entry. */
export const content: ContentSource = {
  ...frame,
  brokerage,
  look,
  home,
  contact,
  services,
  resources,
  faqs,
  compliance,
  workedExamples: {
    purchase: { price: 500000, annualRate: 4.5, monthlyPropertyTax: 350, monthlyHeating: 150 },
    earlyExit: { balance: 300000, annualRate: 5.2, comparisonRate: 4.2, monthsLeft: 24 },
    refinance: { homeValue: 550000, balance: 300000, maximumPercent: 80 },
  },
  team,
};
