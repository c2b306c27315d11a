import {
  consentFor,
  contactLimits,
  detailPaths,
  detailsConsents,
  formAction,
} from "@mortgage-kit/contracts";
import { documentNames, documentPath } from "../../documents.ts";
import { localPath } from "../../navigation/localPath.ts";
import type { RenderedSite } from "../../site.ts";
import { callChoices, titledAgents } from "../CallBackForm/CallBackForm.tsx";

/** Returns the content of the application form. Call it in a loader. */
export function applicationFormData(site: RenderedSite) {
  const { form, messages, nextSteps } = site.application.page;
  const { fields, purposes, answerBy, languages, result, details } = site.words.callBack;
  return {
    /** `own` has the texts that are the same for every brokerage. */
    words: { form, messages, nextSteps, own: site.words.applicationForm },
    action: formAction("/api/mortgage-applications", site.language),
    consent: consentFor(site.brokerage.documents, site.language),
    placeholders: documentNames.map((name) => localPath(site, documentPath(name))),
    /** Maximum length of each field, in characters. */
    limits: contactLimits,
    /** Content of the form for details that follows a stored application. */
    details: {
      words: { fields, purposes, answerBy, languages, result, details },
      /** Text of the consent that the button gives. */
      consent: detailsConsents[site.language].text,
      agents: titledAgents(site),
      calls: callChoices(site),
      action: formAction(detailPaths.details, site.language),
    },
  };
}

export type ApplicationFormProps = ReturnType<typeof applicationFormData>;
