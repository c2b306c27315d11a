import type { ContentSource } from "@mortgage-kit/content";
import { brokerage } from "./fr/brokerage.ts";
import { compliance } from "./fr/compliance.ts";
import { contact } from "./fr/contact.ts";
import { frame } from "./fr/frame.ts";
import { resources } from "./fr/resources.ts";
import { content as english } from "./index.ts";

const [leader, ...others] = english.team.members;

/** Content of the pages under /fr. A part that you leave out gets no page there. */
export const content: ContentSource = {
  ...frame,
  brokerage,
  look: english.look,
  contact,
  resources,
  compliance,
  workedExamples: english.workedExamples,
  // Profiles are not translated; the members are listed for the forms and calculators.
  team: {
    profile: english.team.profile,
    members: [
      {
        ...leader,
        level: "[[Titre du permis, comme Courtière hypothécaire (Mortgage Broker)]]",
        hasProfile: false,
      },
      ...others.map((member) => ({ ...member, hasProfile: false })),
    ],
  },
};
