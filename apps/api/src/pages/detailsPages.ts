import { fill, type LanguageCode, type SiteWords, wordsOf } from "@mortgage-kit/content/words";
import {
  type ConsentRecord,
  contactLimits,
  detailLimits,
  detailPaths,
  detailsConsents,
  formAction,
  referenceOf,
} from "@mortgage-kit/contracts";
import type { FieldProblem, HttpError } from "../plugins/HttpError.ts";
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

type CallBackWords = SiteWords["callBack"];

function choice(
  { fields, nothingChosen }: CallBackWords,
  name: "purpose" | "answerBy" | "callTime" | "language",
  options: Readonly<Record<string, string>>,
  value: Entered,
): Html {
  const items = Object.entries({ "": nothingChosen, ...options }).map(
    ([id, label]) =>
      html`<option value="${id}"${id === value(name) ? html` selected` : nothing}>${label}</option>`,
  );
  return html`<div class="field"><label for="${name}">${fields[name]}</label>
<select id="${name}" name="${name}">${items}</select></div>
`;
}

const hidden = (name: string, value: string) =>
  html`<input type="hidden" name="${name}" value="${value}">\n`;

/** Renders the lines of a result that a refused form had, with the same lines ticked. */
function resultLines({ result }: CallBackWords, body: unknown, value: Entered): Html {
  const sent: unknown = Object(body).resultLines;
  const lines = [sent ?? []]
    .flat()
    .filter((line): line is string => typeof line === "string" && line !== "");
  if (lines.length === 0) return nothing;
  const boxes = lines.map(
    (line) =>
      html`<label><input type="checkbox" name="resultLines" value="${line}" checked> ${line}</label>\n`,
  );
  return html`<fieldset><legend>${result.legend}</legend>
<p>${fill(result.from, { title: value("resultTitle"), day: value("resultDay") })}</p>
${boxes}</fieldset>
${hidden("resultTitle", value("resultTitle"))}${hidden("resultDay", value("resultDay"))}`;
}

function detailFields(words: CallBackWords, body: unknown, value: Entered): Html {
  const { answerBy, callTimes, languages, purposes } = words;
  return html`${choice(words, "purpose", purposes, value)}${choice(words, "answerBy", answerBy, value)}${choice(words, "callTime", callTimes, value)}${choice(words, "language", languages, value)}<div class="field"><label for="agent">${words.fields.agent}</label>
<input id="agent" name="agent" value="${value("agent")}" maxlength="${String(detailLimits.agent)}" autocomplete="off"></div>
${resultLines(words, body, value)}${hidden("origin", value("origin"))}`;
}

/** Renders the form by which an applicant adds details to an application, with its token. */
export function detailsForm(token: string, language: LanguageCode, body: unknown = {}): Html {
  const words = wordsOf(language).callBack;
  return html`<form method="post" action="${formAction(detailPaths.details, language)}">
${hidden("token", token)}${detailFields(words, body, entered(body))}
<p>${detailsConsents[language].text}</p>
<p><button>${words.details.submit}</button></p>
</form>`;
}

/** Renders the confirmation of details that were stored. */
export function detailsAddedPage(language: LanguageCode): AnswerPage {
  const { title, text } = wordsOf(language).callBack.details.added;
  return page(title, html`<p>${text}</p>`);
}

interface Refused {
  refusal: HttpError;
  body: unknown;
  language: LanguageCode;
}

const isWorthRepeating = (status: number) => status === 400 || status === 503;

/** Renders the reason why details were not stored, with the form to send again if that can help. */
export function detailsRefusedPage({ refusal, body, language }: Refused): AnswerPage {
  const words = wordsOf(language).callBack;
  const token = entered(body)("token");
  const again = isWorthRepeating(refusal.statusCode) && token !== "";
  return page(
    words.details.refused,
    html`<div role="alert"><p>${refusal.message}</p></div>
<p>${words.details.kept}</p>
${again ? detailsForm(token, language, body) : nothing}`,
  );
}

/** Renders the receipt of a call-back that a browser's form posted. */
export function callBackReceivedPage(
  responseTime: string,
  id: string,
  language: LanguageCode,
): AnswerPage {
  const { title, text, reference } = wordsOf(language).callBack.received;
  return page(
    title,
    html`<p>${fill(text, { responseTime })}</p>
<p>${fill(reference, { reference: referenceOf(id) })}</p>`,
  );
}

function callBackForm(
  { consent, language }: CallBackRefusal,
  problems: FieldProblem[],
  body: unknown,
  value: Entered,
): Html {
  const words = wordsOf(language).callBack;
  const { fields } = words;
  const contact = [
    { field: "name", label: fields.name, autocomplete: "name", limit: contactLimits.name },
    {
      field: "phoneOrEmail",
      label: fields.phoneOrEmail,
      autocomplete: "email",
      limit: contactLimits.phoneOrEmail,
    },
  ].map(
    ({
      field,
      label,
      autocomplete,
      limit,
    }) => html`<div class="field"><label for="${field}">${label}</label>
${problemOf(problems, field)}
<input id="${field}" name="${field}" value="${value(field)}" autocomplete="${autocomplete}" maxlength="${String(limit)}" required${invalid(problems, field)}></div>
`,
  );
  const checked = value("agreedToTerms") === "true" ? html` checked` : nothing;
  return html`<form method="post" action="${formAction(detailPaths.callBack, language)}">
${contact}${detailFields(words, body, value)}
${honeypot(language)}
<div class="field">${problemOf(problems, "agreedToTerms")}
<label for="agreedToTerms"><input type="checkbox" id="agreedToTerms" name="agreedToTerms" value="true" required${checked}${invalid(problems, "agreedToTerms")}>
${consent.text}</label></div>
${documentLinks(consent, language)}
<p><button>${words.submit}</button></p>
</form>`;
}

type CallBackRefusal = Refused & { consent: ConsentRecord };

/** Renders the reason why a call-back was not stored, with the form to send again. */
export function callBackRefusedPage(refused: CallBackRefusal): AnswerPage {
  const { refusal, body, language } = refused;
  const words = wordsOf(language).callBack;
  const problems = firstPerField(refusal.fields);
  const value = entered(body);
  const isEntered = value("name") !== "" || value("phoneOrEmail") !== "";
  const alert =
    problems.length > 0
      ? problemSummary(problems, words.refused.summary)
      : html`<div role="alert"><p>${refusal.message}</p></div>`;
  const again =
    problems.length > 0 || isEntered
      ? callBackForm(refused, problems, body, value)
      : html`<p><a href="${pathIn(language, "/call-back")}">${words.refused.back}</a></p>`;
  const title = problems.length > 0 ? words.refused.check : words.refused.title;
  return page(title, html`${alert}\n${again}`);
}
