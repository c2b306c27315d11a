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

/** French names of titles and licences; the regulator's English title stays beside the name. */
const titles = {
  "Team Leader": "chef d’équipe",
  "Executive Assistant": "adjointe de direction",
  "Mortgage Agent Level 1": "permis d’agent d’hypothèques de niveau 1 (Mortgage Agent Level 1)",
  "Mortgage Agent Level 2": "permis d’agent d’hypothèques de niveau 2 (Mortgage Agent Level 2)",
};

const inFrench = (text: string) => titles[text as keyof typeof titles] ?? text;

const memberOf = ({ title, level, ...member }: (typeof team.members)[number]) => ({
  ...member,
  ...(title && { title: inFrench(title) }),
  level: inFrench(level),
  hasProfile: false,
});

/** Content of the pages under /fr. Pages that are not translated are left out. */
export const content: ContentSource = {
  ...frame,
  brokerage,
  look,
  contact,
  // Profiles are not translated; the members are listed for the forms and calculators.
  team: {
    profile: team.profile,
    members: [memberOf(leader), ...others.map(memberOf)],
  },
  resources,
  checklist: checklistPage,
  compliance,
  publishedRates: { page: ratesPage, rates: publishedRates as PublishedRatesSource },
  workedExamples,
};
