import { fill, type SiteWords } from "@mortgage-kit/content/words";
import { consentFor, detailPaths, formAction, termsConsents } from "@mortgage-kit/contracts";
import { documentNames, documentPath } from "../../documents.ts";
import { localPath } from "../../navigation/localPath.ts";
import type { RenderedSite } from "../../site.ts";
import { languageNames } from "../TeamGrid/teamCards.ts";

/**
 * Returns the choices of an agent: any, then each by name and title, which regulators require beside each
 * other, and a label that adds their languages where these are more than the site's.
 */
export const titledAgents = ({ language, team, words }: RenderedSite) => [
  { value: "", label: words.callBack.anyAgent },
  ...team.members.map((member) => {
    const value = `${member.name}, ${member.level}`;
    const others = member.languages.some((one) => one !== language);
    return { value, label: others ? `${value}, ${languageNames(member, language)}` : value };
  }),
];

export type AgentChoice = ReturnType<typeof titledAgents>[number];

/** Returns the words of the form for details, without those that a page's data need not hold. */
export function detailsWords({ callBack }: SiteWords) {
  const { fields, purposes, answerBy, callTimes, languages, result, details } = callBack;
  return { fields, purposes, answerBy, callTimes, languages, result, details };
}

export type DetailsWords = ReturnType<typeof detailsWords>;

/** Returns the content of the call-back form. Call it in the loader of a page with that form. */
export function callBackData(site: RenderedSite) {
  const { claims, documents, phone, email } = site.brokerage;
  const { text, ...words } = site.words.callBack;
  return {
    form: {
      words: { ...words, text: fill(text, { responseTime: claims.responseTime }) },
      action: formAction(detailPaths.callBack, site.language),
      consent: consentFor(documents, site.language),
      refusal: termsConsents[site.language].refusal,
      placeholders: documentNames.map((name) => localPath(site, documentPath(name))),
      agents: titledAgents(site),
    },
    phone,
    email,
  };
}
