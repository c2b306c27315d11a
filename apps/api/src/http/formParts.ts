import { type SiteLanguage, wordsOf } from "@mortgage-kit/content/words";
import { type ConsentRecord, spamSignals } from "@mortgage-kit/contracts";
import type { FieldProblem, FormRefusal } from "./HttpError.ts";
import { type AnswerPage, alert, type Html, html, page } from "./page.ts";

export const nothing: Html = { html: "" };

export type FieldReader = (field: string) => string;

export const fieldReader =
  (body: unknown): FieldReader =>
  (field) => {
    const value: unknown = Object(body)[field];
    return typeof value === "string" ? value : "";
  };

function problemOf(problems: FieldProblem[], field: string): Html {
  const found = problems.find((problem) => problem.field === field);
  return found ? html`<p class="problem" id="${field}-problem">${found.detail}</p>` : nothing;
}

function invalid(problems: FieldProblem[], field: string): Html {
  const isInvalid = problems.some((problem) => problem.field === field);
  return isInvalid ? html` aria-invalid="true" aria-describedby="${field}-problem"` : nothing;
}

interface Refilled {
  problems: FieldProblem[];
  value: FieldReader;
}

export const textInput = (
  { problems, value }: Refilled,
  field: string,
  label: string,
  limit: number,
  attributes: Html,
): Html => html`<div class="field"><label for="${field}">${label}</label>
${problemOf(problems, field)}
<input id="${field}" name="${field}" value="${value(field)}"${attributes} maxlength="${String(limit)}" required${invalid(problems, field)}></div>
`;

export function selectInput(
  { problems, value }: Refilled,
  field: string,
  label: string,
  options: readonly (readonly [value: string, label: string])[],
): Html {
  const items = options.map(
    ([id, text]) =>
      html`<option value="${id}"${id === value(field) ? html` selected` : nothing}>${text}</option>`,
  );
  return html`<div class="field"><label for="${field}">${label}</label>
${problemOf(problems, field)}
<select id="${field}" name="${field}"${invalid(problems, field)}>${items}</select></div>
`;
}

export const consentBox = (
  { problems, value }: Refilled,
  field: string,
  { text }: ConsentRecord,
  isKept: boolean,
) => html`<div class="field">${problemOf(problems, field)}
<label for="${field}"><input type="checkbox" id="${field}" name="${field}" value="true" required${isKept && value(field) === "true" ? html` checked` : nothing}${invalid(problems, field)}>
${text}</label></div>`;

interface RefusedForm extends FormRefusal {
  titles: { check: string; refused: string };
  /** Sentence about a refusal without problems of fields; its message by default. */
  sentence?: string;
  notSent: string;
  form: (refilled: Refilled) => Html;
  /** Fields whose input is kept, so that a visitor who must wait does not type it again. */
  kept: readonly string[];
  back: { href: string; label: string };
}

/** Renders the reason why a form was not stored, with the form to send again if anything was entered. */
export function refusedPage({
  titles,
  refusal,
  body,
  form,
  back,
  ...rest
}: RefusedForm): AnswerPage {
  const problems = firstPerField(refusal.fields);
  const value = fieldReader(body);
  const hasProblems = problems.length > 0;
  const again =
    hasProblems || rest.kept.some((field) => value(field) !== "")
      ? form({ problems, value })
      : html`<p><a href="${back.href}">${back.label}</a></p>`;
  return page(
    hasProblems ? titles.check : titles.refused,
    html`${hasProblems ? problemSummary(problems, rest.notSent) : alert(rest.sentence ?? refusal.message)}\n${again}`,
  );
}

export const honeypot = (
  language: SiteLanguage,
) => html`<div class="honeypot" aria-hidden="true"><label>${wordsOf(language).serverPages.honeypot}
<input name="${spamSignals.honeypotField}" tabindex="-1" autocomplete="off"></label></div>`;

/** Returns the first problem of each field, without the field name that is meant for API clients. */
function firstPerField(problems: FieldProblem[]): FieldProblem[] {
  return problems
    .filter(
      (problem, index) => problems.findIndex(({ field }) => field === problem.field) === index,
    )
    .map(({ field, detail }) => ({ field, detail: detail.replace(` (${field})`, "") }));
}

function problemSummary(problems: FieldProblem[], sentence: string): Html {
  const items = problems.map(({ field, detail }) =>
    field === "" ? html`<li>${detail}</li>` : html`<li><a href="#${field}">${detail}</a></li>`,
  );
  return html`<div role="alert"><p>${sentence}</p><ul>${items}</ul></div>`;
}

export function documentLinks({ documents }: ConsentRecord, language: SiteLanguage): Html {
  const links = documents.flatMap(({ title, href }) =>
    href ? [html`<li><a href="${href}">${title}</a></li>`] : [],
  );
  return links.length > 0
    ? html`<p>${wordsOf(language).serverPages.readFirst}</p><ul>${links}</ul>`
    : nothing;
}
