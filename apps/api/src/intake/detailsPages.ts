import type { Brokerage } from "@mortgage-kit/content/brokerage";
import {
  type CallPart,
  callOptions,
  callParts,
  callText,
  type Office,
  zoneText,
} from "@mortgage-kit/content/office";
import { fill, type SiteLanguage, type SiteWords, wordsOf } from "@mortgage-kit/content/words";
import {
  type ConsentRecord,
  contactLimits,
  detailLimits,
  detailPaths,
  detailsConsents,
  formAction,
} from "@mortgage-kit/contracts";
import { z } from "zod";
import {
  consentBox,
  documentLinks,
  type FieldReader,
  fieldReader,
  honeypot,
  nothing,
  refusedPage,
  selectInput,
  textInput,
} from "../http/formParts.ts";
import type { FormRefusal } from "../http/HttpError.ts";
import { type AnswerPage, alert, type Html, html, page, pathIn } from "../http/page.ts";

type CallBackWords = SiteWords["callBack"];

const hidden = (name: string, value: string) =>
  html`<input type="hidden" name="${name}" value="${value}">\n`;

function resultLines({ result }: CallBackWords, body: unknown, value: FieldReader): Html {
  const sent: unknown = Object(body).resultLines;
  const lines = [sent ?? []]
    .flat()
    .filter((line): line is string => typeof line === "string" && line !== "");
  // More lines than a result may have are not repeated, so that the page stays small.
  if (lines.length === 0 || lines.length > detailLimits.lines) return nothing;
  const boxes = lines.map(
    (line) =>
      html`<label><input type="checkbox" name="resultLines" value="${line}" checked> ${line}</label>\n`,
  );
  return html`<fieldset><legend>${result.legend}</legend>
<p>${fill(result.from, { title: value("resultTitle"), day: value("resultDay") })}</p>
${boxes}</fieldset>
${hidden("resultTitle", value("resultTitle"))}${hidden("resultDay", value("resultDay"))}`;
}

/** A form's page: its language and the hours of the office. */
export interface FormPlace {
  office: Office;
  now: Date;
  language: SiteLanguage;
}

function detailFields(
  { office, now, language }: FormPlace,
  body: unknown,
  value: FieldReader,
): Html {
  const words = wordsOf(language).callBack;
  const { answerBy, callSoon: soon, languages, purposes, fields } = words;
  const calls = callOptions(office, { language, soon }, now);
  const callTime = calls.map((option) => [option.value, option.label] as const);
  const select = (
    name: "purpose" | "answerBy" | "callTime" | "language",
    options: readonly (readonly [string, string])[],
    label = fields[name],
  ) => selectInput({ problems: [], value }, name, label, options);
  const choices = [
    select("purpose", Object.entries(purposes)),
    select("answerBy", Object.entries(answerBy)),
    select("callTime", callTime, `${fields.callTime} (${zoneText(office, language)})`),
    select("language", Object.entries(languages)),
  ];
  return html`${choices}<div class="field"><label for="agent">${fields.agent}</label>
<input id="agent" name="agent" value="${value("agent")}" maxlength="${String(detailLimits.agent)}" autocomplete="off"></div>
${resultLines(words, body, value)}${hidden("origin", value("origin"))}`;
}

export function detailsForm(token: string, place: FormPlace, body: unknown = {}): Html {
  const { language } = place;
  const words = wordsOf(language).callBack;
  return html`<form method="post" action="${formAction(detailPaths.details, language)}">
${hidden("token", token)}${detailFields(place, body, fieldReader(body))}
<p>${detailsConsents[language].text}</p>
<p><button>${words.details.submit}</button></p>
</form>`;
}

export function detailsAddedPage(language: SiteLanguage): AnswerPage {
  const { title, text } = wordsOf(language).callBack.details.added;
  return page(title, html`<p>${text}</p>`);
}

const isWorthRepeating = (status: number) => status === 400 || status === 503;

export function detailsRefusedPage(
  { refusal, body, language }: FormRefusal,
  place: FormPlace,
): AnswerPage {
  const words = wordsOf(language).callBack;
  const token = fieldReader(body)("token");
  const again = isWorthRepeating(refusal.statusCode) && token !== "";
  return page(
    words.details.refused,
    html`${alert(refusal.message)}
<p>${words.details.kept}</p>
${again ? detailsForm(token, place, body) : nothing}`,
  );
}

const ifValid = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

const call = new RegExp(`^(\\d{4}-\\d\\d-\\d\\d) (${callParts.join("|")})$`);

/** Content of the page of a received call-back. It stands in the address, so it names no visitor. */
export const receivedCallBack = z.object({
  reference: ifValid(z.string().regex(/^[A-Z0-9-]{4,20}$/)),
  call: ifValid(z.string().regex(call)),
  by: ifValid(z.literal("email")),
  /** Signed, because a page of the site names the person. */
  agent: ifValid(z.string().max(200)),
  from: ifValid(z.string().regex(/^\/(?!\/)[a-z0-9/-]{0,90}$/)),
});

export function callBackReceivedPage(
  { reference, call: sent = "", by, agent, from }: z.infer<typeof receivedCallBack>,
  { claims, phone }: Brokerage,
  { office, language }: Pick<FormPlace, "office" | "language">,
): AnswerPage {
  const { received: words } = wordsOf(language).callBack;
  const [day, part] = sent.split(" ") as [string, CallPart | undefined];
  const promised =
    part && `${callText(office, { day, part }, language)} (${zoneText(office, language)})`;
  const isResult = from?.includes("/resources/");
  const calls = [
    promised ? fill(words.when.day, { call: promised }) : words.when.soon,
    fill(agent ? words.whoChosen : words.who, { phone, agent: agent ?? "" }),
  ];
  const lines = [
    fill(words.text, { responseTime: claims.responseTime }),
    // An answer by mail promises neither a call nor a number.
    ...(by === "email" ? [agent ? fill(words.writesChosen, { agent }) : words.writes] : calls),
    reference && fill(words.reference, { reference }),
  ];
  return page(
    words.title,
    html`${lines.flatMap((line) => (line ? html`<p>${line}</p>\n` : []))}
<p><a href="${isResult && from ? from : pathIn(language, "/")}">${isResult ? words.result : words.site}</a></p>`,
  );
}

export function callBackRefusedPage(
  consents: Readonly<Record<SiteLanguage, ConsentRecord>>,
  refused: FormRefusal,
  place: FormPlace,
): AnswerPage {
  const { body, language } = refused;
  const consent = consents[language];
  const words = wordsOf(language).callBack;
  const { name, phoneOrEmail } = words.fields;
  return refusedPage({
    ...refused,
    titles: { check: words.refused.check, refused: words.refused.title },
    notSent: words.refused.summary,
    form: (form) => html`<form method="post" action="${formAction(detailPaths.callBack, language)}">
${textInput(form, "name", name, contactLimits.name, html` autocomplete="name"`)}${textInput(form, "phoneOrEmail", phoneOrEmail, contactLimits.phoneOrEmail, html` autocomplete="email"`)}${detailFields(place, body, form.value)}
${honeypot(language)}
${consentBox(form, "agreedToTerms", consent, true)}
${documentLinks(consent, language)}
<p><button>${words.submit}</button></p>
</form>`,
    kept: ["name", "phoneOrEmail"],
    back: { href: pathIn(language, "/call-back"), label: words.refused.back },
  });
}
