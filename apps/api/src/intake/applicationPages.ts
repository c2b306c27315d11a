import { type SiteLanguage, wordsOf } from "@mortgage-kit/content/words";
import {
  type ConsentRecord,
  contactLimits,
  formAction,
  referenceOf,
} from "@mortgage-kit/contracts";
import {
  consentBox,
  documentLinks,
  type FormRefusal,
  honeypot,
  refusedPage,
  textInput,
} from "../http/formParts.ts";
import { type AnswerPage, html, page, pathIn } from "../http/page.ts";
import { detailsForm } from "./detailsPages.ts";

const contactFields = [
  { field: "firstName", autocomplete: "given-name" },
  { field: "lastName", autocomplete: "family-name" },
  { field: "phoneOrEmail", autocomplete: "email" },
] as const;

/** Renders the reason why a browser's form post was not stored, with the form to send again. */
export function applicationRefusedPage(consent: ConsentRecord, refused: FormRefusal): AnswerPage {
  const { language } = refused;
  const { applicationPage, serverPages } = wordsOf(language);
  const { application: words, notSentYet } = serverPages;
  const labels = applicationPage.form;
  return refusedPage({
    ...refused,
    titles: words,
    notSent: notSentYet,
    form: (
      form,
    ) => html`<form method="post" action="${formAction("/api/mortgage-applications", language)}">
${contactFields.map(({ field, autocomplete }) => textInput(form, field, labels[field], contactLimits[field], html` autocomplete="${autocomplete}"`))}
${honeypot(language)}
${consentBox(form, "agreedToTerms", consent, true)}
${documentLinks(consent, language)}
<p><button>${labels.submit}</button></p>
</form>`,
    kept: contactFields.map(({ field }) => field),
    back: { href: pathIn(language, "/application"), label: words.back },
  });
}

/** Renders the receipt of an application that a browser's form posted. */
export function applicationReceivedPage(
  id: string,
  token: string,
  language: SiteLanguage,
): AnswerPage {
  const { applicationForm, applicationPage, callBack } = wordsOf(language);
  const { details } = callBack;
  const { title, text } = applicationPage.messages.succeeded;
  return page(
    title,
    html`<p>${text}</p>
<p>${applicationForm.received.reference} <strong>${referenceOf(id)}</strong>.</p>
<h2>${details.title}</h2>
<p>${details.text}</p>
${detailsForm(token, language)}`,
  );
}
