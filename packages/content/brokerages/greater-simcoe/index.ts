import type { ContentSource, PublishedRatesSource } from "@mortgage-kit/content";
import { brokerage } from "./brokerage.ts";
import { compliance } from "./compliance.ts";
import { contact } from "./contact.ts";
import { faqs } from "./faqs/faqs.ts";
import { frame } from "./frame.ts";
import { home } from "./home.ts";
import { look } from "./look.ts";
import { careersPage } from "./pages/careersPage.ts";
import { checklistPage } from "./pages/checklistPage.ts";
import { ratesPage } from "./pages/ratesPage.ts";
import { podcast } from "./podcast.ts";
import { blog } from "./posts/blog.ts";
import publishedRates from "./rates.json" with { type: "json" };
import { rates } from "./rates.ts";
import { resources } from "./resources/resources.ts";
import { services } from "./services/services.ts";
import { otherSubjects, synonyms } from "./synonyms.ts";
import { team } from "./team/team.ts";
import { workedExamples } from "./workedExamples.ts";

export const content: ContentSource = {
  ...frame,
  brokerage,
  look,
  home,
  contact,
  team,
  services,
  resources,
  blog,
  faqs,
  podcast,
  careers: careersPage,
  checklist: checklistPage,
  rates,
  compliance,
  // TypeScript widens the types of a JSON file's values. The schema validates them.
  publishedRates: { page: ratesPage, rates: publishedRates as PublishedRatesSource },
  synonyms,
  otherSubjects,
  workedExamples,
};
