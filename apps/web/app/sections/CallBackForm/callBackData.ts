import { team } from "@mortgage-kit/content";
import { callBackWords, fill } from "@mortgage-kit/content/words/callBack";
import { consentFor } from "@mortgage-kit/contracts";
import { documentNames, documentPath } from "../../documents.ts";
import { site } from "../../site.ts";

/** Returns the agents by name and title, which regulators require beside each other. */
export const titledAgents = () => team.map(({ name, level }) => `${name}, ${level}`);

/** Returns the content of the call-back form. Call it in the loader of a page with that form. */
export function callBackData() {
  const { text, ...words } = callBackWords.en;
  return {
    words: { ...words, text: fill(text, { responseTime: site.claims.responseTime }) },
    consent: consentFor(site.documents),
    placeholders: documentNames.map(documentPath),
    agents: titledAgents(),
  };
}
