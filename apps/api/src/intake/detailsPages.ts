import type { Brokerage } from "@mortgage-kit/content/brokerage";
import { fill, type SiteLanguage, type SiteWords, wordsOf } from "@mortgage-kit/content/words";
import {
  type ConsentRecord,
  callDayText,
  callTimes,
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
  type FormRefusal,
  fieldReader,
  honeypot,
  nothing,
  refusedPage,
  selectInput,
  textInput,
} from "../http/formParts.ts";
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

function detailFields(words: CallBackWords, body: unknown, value: FieldReader): Html {
  const { answerBy, callTimes: callTime, languages: language, purposes: purpose, fields } = words;
  const choices = Object.entries({ purpose, answerBy, callTime, language }).map(([name, options]) =>
    selectInput({ problems: [], value }, name, fields[name as "purpose"], Object.entries(options)),
  );
  return html`${choices}<div class="field"><label for="agent">${fields.agent}</label>
<input id="agent" name="agent" value="${value("agent")}" maxlength="${String(detailLimits.agent)}" autocomplete="off"></div>
${resultLines(words, body, value)}${hidden("origin", value("origin"))}`;
}

export function detailsForm(token: string, language: SiteLanguage, body: unknown = {}): Html {
  const words = wordsOf(language).callBack;
  return html`<form method="post" action="${formAction(detailPaths.details, language)}">
${hidden("token", token)}${detailFields(words, body, fieldReader(body))}
<p>${detailsConsents[language].text}</p>
<p><button>${words.details.submit}</button></p>
</form>`;
}

export function detailsAddedPage(language: SiteLanguage): AnswerPage {
  const { title, text } = wordsOf(language).callBack.details.added;
  return page(title, html`<p>${text}</p>`);
}

const isWorthRepeating = (status: number) => status === 400 || status === 503;

export function detailsRefusedPage({ refusal, body, language }: FormRefusal): AnswerPage {
  const words = wordsOf(language).callBack;
  const token = fieldReader(body)("token");
  const again = isWorthRepeating(refusal.statusCode) && token !== "";
  return page(
    words.details.refused,
    html`${alert(refusal.message)}
<p>${words.details.kept}</p>
${again ? detailsForm(token, language, body) : nothing}`,
  );
}

const ifValid = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** Content of the page of a received call-back. It stands in the address, so it names nobody. */
export const receivedCallBack = z.object({
  reference: ifValid(z.string().regex(/^[A-Z0-9-]{4,20}$/)),
  time: ifValid(z.enum(callTimes)),
  days: ifValid(z.coerce.number().int().min(0).max(4)),
  chosen: ifValid(z.literal("agent")),
  from: ifValid(z.string().regex(/^\/(?!\/)[a-z0-9/-]{0,90}$/)),
});

export function callBackReceivedPage(
  { reference, time, days, chosen, from }: z.infer<typeof receivedCallBack>,
  { claims, phone }: Brokerage,
  now: Date,
  language: SiteLanguage,
): AnswerPage {
  const { callTimes: hours, received: words } = wordsOf(language).callBack;
  const when =
    time === "any" || time === undefined || days === undefined
      ? time && words.when.soon
      : fill(words.when.day, {
          day: callDayText(days, now, language).toLowerCase(),
          hours: hours[time],
        });
  const isResult = from?.includes("/resources/");
  const lines = [
    fill(words.text, { responseTime: claims.responseTime }),
    when,
    fill(chosen ? words.whoChosen : words.who, { phone }),
    reference && fill(words.reference, { reference }),
  ];
  return page(
    words.title,
    html`${lines.flatMap((line) => (line ? html`<p>${line}</p>\n` : []))}
<p><a href="${isResult && from ? from : pathIn(language, "/")}">${isResult ? words.result : words.site}</a></p>`,
  );
}

export function callBackRefusedPage(consent: ConsentRecord, refused: FormRefusal): AnswerPage {
  const { body, language } = refused;
  const words = wordsOf(language).callBack;
  const { name, phoneOrEmail } = words.fields;
  return refusedPage({
    ...refused,
    titles: { check: words.refused.check, refused: words.refused.title },
    notSent: words.refused.summary,
    form: (form) => html`<form method="post" action="${formAction(detailPaths.callBack, language)}">
${textInput(form, "name", name, contactLimits.name, html` autocomplete="name"`)}${textInput(form, "phoneOrEmail", phoneOrEmail, contactLimits.phoneOrEmail, html` autocomplete="email"`)}${detailFields(words, body, form.value)}
${honeypot(language)}
${consentBox(form, "agreedToTerms", consent, true)}
${documentLinks(consent, language)}
<p><button>${words.submit}</button></p>
</form>`,
    kept: ["name", "phoneOrEmail"],
    back: { href: pathIn(language, "/call-back"), label: words.refused.back },
  });
}
