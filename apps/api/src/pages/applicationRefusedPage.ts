import type { Brokerage } from "@mortgage-kit/content/brokerage";
import { applicationSigns, type ConsentRecord, contactLimits } from "@mortgage-kit/contracts";
import type { FieldProblem, HttpError } from "../plugins/HttpError.ts";
import { type Html, html, page } from "./page.ts";

type ContactField = keyof typeof contactLimits;

const contactFields: { field: ContactField; label: string; autocomplete: string }[] = [
  { field: "firstName", label: "First name", autocomplete: "given-name" },
  { field: "lastName", label: "Last name", autocomplete: "family-name" },
  { field: "phoneOrEmail", label: "Phone or e-mail", autocomplete: "email" },
];

const nothing: Html = { html: "" };

type Entered = (field: string) => string;

function entered(body: unknown): Entered {
  const fields =
    typeof body === "object" && body !== null ? new Map(Object.entries(body)) : new Map();
  return (field) => {
    const value: unknown = fields.get(field);
    return typeof value === "string" ? value : "";
  };
}

function problemOf(problems: FieldProblem[], field: string): Html {
  const found = problems.find((problem) => problem.field === field);
  return found ? html`<p class="problem" id="${field}-problem">${found.detail}</p>` : nothing;
}

function invalid(problems: FieldProblem[], field: string): Html {
  const isInvalid = problems.some((problem) => problem.field === field);
  return isInvalid ? html` aria-invalid="true" aria-describedby="${field}-problem"` : nothing;
}

/** Seen by no person, as on the application page. */
const trap = html`<div class="trap" aria-hidden="true"><label>Leave this field empty
<input name="${applicationSigns.trapField}" tabindex="-1" autocomplete="off"></label></div>`;

function documentLinks({ documents }: ConsentRecord): Html {
  const links = documents.flatMap(({ title, href }) =>
    href ? [html`<li><a href="${href}">${title}</a></li>`] : [],
  );
  return links.length > 0 ? html`<p>Read first:</p><ul>${links}</ul>` : nothing;
}

function form(consent: ConsentRecord, problems: FieldProblem[], value: Entered): Html {
  const inputs = contactFields.map(
    ({
      field,
      label,
      autocomplete,
    }) => html`<div class="field"><label for="${field}">${label}</label>
${problemOf(problems, field)}
<input id="${field}" name="${field}" value="${value(field)}" autocomplete="${autocomplete}" maxlength="${String(contactLimits[field])}" required${invalid(problems, field)}></div>
`,
  );
  const checked = value("agreedToTerms") === "true" ? html` checked` : nothing;
  return html`<form method="post" action="/api/mortgage-applications">
${inputs}
${trap}
<div class="field">${problemOf(problems, "agreedToTerms")}
<label for="agreedToTerms"><input type="checkbox" id="agreedToTerms" name="agreedToTerms" value="true" required${checked}${invalid(problems, "agreedToTerms")}>
${consent.text}</label></div>
${documentLinks(consent)}
<p><button>Submit</button></p>
</form>`;
}

/** Returns one problem for each field, without the names that only a program needs. */
function firstOfEach(problems: FieldProblem[]): FieldProblem[] {
  return problems
    .filter(
      (problem, index) => problems.findIndex(({ field }) => field === problem.field) === index,
    )
    .map(({ field, detail }) => ({ field, detail: detail.replace(` (${field})`, "") }));
}

export type RefusedApplication = {
  brokerage: Brokerage;
  consent: ConsentRecord;
  refusal: HttpError;
  body: unknown;
};

/** Renders the reason why a browser's form post was not stored, with the form to send again. */
export function applicationRefusedPage(refused: RefusedApplication): string {
  const { brokerage, consent, refusal, body } = refused;
  const problems = firstOfEach(refusal.fields);
  const value = entered(body);
  if (problems.length > 0) {
    const summary = problems.map(({ field, detail }) =>
      field === "" ? html`<li>${detail}</li>` : html`<li><a href="#${field}">${detail}</a></li>`,
    );
    return page(
      brokerage,
      "Please check your application",
      html`<div role="alert"><p>It was not sent yet:</p><ul>${summary}</ul></div>
${form(consent, problems, value)}`,
    );
  }
  // A visitor who has to wait does not type everything again.
  const isWorthKeeping = contactFields.some(({ field }) => value(field) !== "");
  return page(
    brokerage,
    "Your application was not sent",
    html`<div role="alert"><p>${refusal.message}</p></div>
${isWorthKeeping ? form(consent, [], value) : html`<p><a href="/application">Back to the application</a></p>`}`,
  );
}
