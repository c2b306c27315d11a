import type { ContentSource, PublishedRatesSource } from "@mortgage-kit/content";
import { brokerage } from "./fr/brokerage.ts";
import { checklistPage } from "./fr/checklistPage.ts";
import { compliance } from "./fr/compliance.ts";
import { contact } from "./fr/contact.ts";
import { frame } from "./fr/frame.ts";
import { ratesPage } from "./fr/ratesPage.ts";
import { resources } from "./fr/resources.ts";
import { look } from "./look.ts";
import publishedRates from "./rates.json" with { type: "json" };
import { team } from "./team/team.ts";
import { workedExamples } from "./workedExamples.ts";

const [leader, ...others] = team.members;

/** Content of the pages under /fr. Pages that are not translated are left out. */
export const content: ContentSource = {
  ...frame,
  brokerage,
  look,
  contact,
  // Profiles are not translated; the members are listed for the forms and calculators.
  team: {
    profile: team.profile,
    members: [
      { ...leader, hasProfile: false },
      ...others.map((member) => ({ ...member, hasProfile: false })),
    ],
  },
  resources,
  checklist: checklistPage,
  compliance,
  publishedRates: { page: ratesPage, rates: publishedRates as PublishedRatesSource },
  workedExamples,
};
