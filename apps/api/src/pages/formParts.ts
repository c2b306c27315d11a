import { type LanguageCode, wordsOf } from "@mortgage-kit/content/words";
import { type ConsentRecord, spamSignals } from "@mortgage-kit/contracts";
import type { FieldProblem } from "../plugins/HttpError.ts";
import { type Html, html } from "./page.ts";

export const nothing: Html = { html: "" };

export type Entered = (field: string) => string;

/** Returns a reader of the submitted text of a field; empty for a missing or malformed value. */
export function entered(body: unknown): Entered {
  const fields =
    typeof body === "object" && body !== null ? new Map(Object.entries(body)) : new Map();
  return (field) => {
    const value: unknown = fields.get(field);
    return typeof value === "string" ? value : "";
  };
}

export function problemOf(problems: FieldProblem[], field: string): Html {
  const found = problems.find((problem) => problem.field === field);
  return found ? html`<p class="problem" id="${field}-problem">${found.detail}</p>` : nothing;
}

export function invalid(problems: FieldProblem[], field: string): Html {
  const isInvalid = problems.some((problem) => problem.field === field);
  return isInvalid ? html` aria-invalid="true" aria-describedby="${field}-problem"` : nothing;
}

/** Honeypot field, invisible to people, as on the site's pages. */
export const honeypot = (
  language: LanguageCode,
) => html`<div class="honeypot" aria-hidden="true"><label>${wordsOf(language).serverPages.honeypot}
<input name="${spamSignals.honeypotField}" tabindex="-1" autocomplete="off"></label></div>`;

/** Returns the first problem of each field, without the field name that is meant for API clients. */
export function firstPerField(problems: FieldProblem[]): FieldProblem[] {
  return problems
    .filter(
      (problem, index) => problems.findIndex(({ field }) => field === problem.field) === index,
    )
    .map(({ field, detail }) => ({ field, detail: detail.replace(` (${field})`, "") }));
}

/** Renders the problems with links to their fields. */
export function problemSummary(problems: FieldProblem[], sentence: string): Html {
  const items = problems.map(({ field, detail }) =>
    field === "" ? html`<li>${detail}</li>` : html`<li><a href="#${field}">${detail}</a></li>`,
  );
  return html`<div role="alert"><p>${sentence}</p><ul>${items}</ul></div>`;
}

/** Renders the links to the documents that a consent names. */
export function documentLinks({ documents }: ConsentRecord, language: LanguageCode): Html {
  const links = documents.flatMap(({ title, href }) =>
    href ? [html`<li><a href="${href}">${title}</a></li>`] : [],
  );
  return links.length > 0
    ? html`<p>${wordsOf(language).serverPages.readFirst}</p><ul>${links}</ul>`
    : nothing;
}
