import { type LanguageCode, wordsOf } from "@mortgage-kit/content/words";
import {
  type ConsentRecord,
  contactLimits,
  formAction,
  referenceOf,
} from "@mortgage-kit/contracts";
import type { FieldProblem, HttpError } from "../plugins/HttpError.ts";
import { detailsForm } from "./detailsPages.ts";
import {
  documentLinks,
  type Entered,
  entered,
  firstPerField,
  honeypot,
  invalid,
  nothing,
  problemOf,
  problemSummary,
} from "./formParts.ts";
import { type AnswerPage, type Html, html, page, pathIn } from "./page.ts";

type ContactField = Exclude<keyof typeof contactLimits, "name">;

const contactFields: { field: ContactField; autocomplete: string }[] = [
  { field: "firstName", autocomplete: "given-name" },
  { field: "lastName", autocomplete: "family-name" },
  { field: "phoneOrEmail", autocomplete: "email" },
];

function form(
  { consent, language }: Pick<RefusedApplication, "consent" | "language">,
  problems: FieldProblem[],
  value: Entered,
): Html {
  const { application: words } = wordsOf(language).serverPages;
  const inputs = contactFields.map(
    ({
      field,
      autocomplete,
    }) => html`<div class="field"><label for="${field}">${words[field]}</label>
${problemOf(problems, field)}
<input id="${field}" name="${field}" value="${value(field)}" autocomplete="${autocomplete}" maxlength="${String(contactLimits[field])}" required${invalid(problems, field)}></div>
`,
  );
  const checked = value("agreedToTerms") === "true" ? html` checked` : nothing;
  return html`<form method="post" action="${formAction("/api/mortgage-applications", language)}">
${inputs}
${honeypot(language)}
<div class="field">${problemOf(problems, "agreedToTerms")}
<label for="agreedToTerms"><input type="checkbox" id="agreedToTerms" name="agreedToTerms" value="true" required${checked}${invalid(problems, "agreedToTerms")}>
${consent.text}</label></div>
${documentLinks(consent, language)}
<p><button>${words.submit}</button></p>
</form>`;
}

export interface RefusedApplication {
  consent: ConsentRecord;
  refusal: HttpError;
  body: unknown;
  language: LanguageCode;
}

/** Renders the reason why a browser's form post was not stored, with the form to send again. */
export function applicationRefusedPage(refused: RefusedApplication): AnswerPage {
  const { refusal, body, language } = refused;
  const { application: words, notSentYet } = wordsOf(language).serverPages;
  const problems = firstPerField(refusal.fields);
  const value = entered(body);
  if (problems.length > 0) {
    return page(
      words.check,
      html`${problemSummary(problems, notSentYet)}
${form(refused, problems, value)}`,
    );
  }
  // Keeps the input, so that a visitor who must wait does not type it again.
  const isWorthKeeping = contactFields.some(({ field }) => value(field) !== "");
  return page(
    words.refused,
    html`<div role="alert"><p>${refusal.message}</p></div>
${isWorthKeeping ? form(refused, [], value) : html`<p><a href="${pathIn(language, "/application")}">${words.back}</a></p>`}`,
  );
}

/** Renders the receipt of an application that a browser's form posted. */
export function applicationReceivedPage(
  id: string,
  token: string,
  language: LanguageCode,
): AnswerPage {
  const { callBack, serverPages } = wordsOf(language);
  const { details } = callBack;
  const { application: words } = serverPages;
  return page(
    words.received.title,
    html`<p>${words.received.text}</p>
<p>${words.received.reference} <strong>${referenceOf(id)}</strong>.</p>
<h2>${details.title}</h2>
<p>${details.text}</p>
${detailsForm(token, language)}`,
  );
}
