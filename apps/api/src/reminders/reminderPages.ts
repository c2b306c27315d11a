import {
  fillReminder,
  type ReminderTexts,
  type ReminderValues,
} from "@mortgage-kit/content/brokerage";
import { fill, monthNames, type SiteLanguage, wordsOf } from "@mortgage-kit/content/words";
import { type ConsentRecord, emailLimit, formAction, reminderPaths } from "@mortgage-kit/contracts";
import {
  consentBox,
  type FieldReader,
  honeypot,
  nothing,
  refusedPage,
  selectInput,
  textInput,
} from "../http/formParts.ts";
import type { HttpError } from "../http/HttpError.ts";
import { type AnswerPage, alert, type Html, html, page } from "../http/page.ts";
import { calendarPath, renewalMonthOf } from "./renewalMonth.ts";

export function reminderPage(
  { brokerage }: ReminderTexts,
  { title, text, button = "" }: { title: string; text: readonly string[]; button?: string },
  values: ReminderValues,
  action: string | false = false,
): AnswerPage {
  const form = html`<form method="post" action="${action || ""}">
<input type="hidden" name="answer" value="yes">
<p><button>${button}</button></p>
</form>`;
  const filled = text.map((part) => html`<p>${fillReminder(part, brokerage, values)}</p>\n`);
  return page(title, html`${filled}${action ? form : nothing}`);
}

interface Trouble extends ReminderTexts {
  refusal: HttpError;
}

const isFull = ({ cause }: HttpError) => cause === "budget";

function sentenceOf({ brokerage, language, refusal }: Trouble): string {
  if (refusal.statusCode !== 503 || isFull(refusal)) return refusal.message;
  return fill(wordsOf(language).refusals.reminderBusy, { phone: brokerage.phone });
}

export function reminderTroublePage(trouble: Trouble): AnswerPage {
  const { reminder, base } = trouble;
  const { title, back } = reminder.answers.refused;
  return page(
    title,
    html`${alert(sentenceOf(trouble))}
<p><a href="${base}/remind-me">${back}</a></p>`,
  );
}

const calendarLink = (value: FieldReader, language: SiteLanguage): Html => {
  const month = renewalMonthOf(value("renewalYear"), value("renewalMonth"));
  const label = wordsOf(language).refusals.calendarLink;
  return html`<p><a href="${calendarPath(month, language)}">${label}</a></p>`;
};

/** Renders the problems of a form with the form again, its consent box never checked. */
export function reminderRefusedPage(consent: ConsentRecord, refused: Trouble & { body: unknown }) {
  const { reminder, base, language } = refused;
  const { form: words } = reminder.page;
  const { title, back } = reminder.answers.refused;
  const months = monthNames(language).map((label, index) => [String(index + 1), label] as const);
  return refusedPage({
    ...refused,
    sentence: sentenceOf(refused),
    titles: { check: title, refused: title },
    notSent: wordsOf(language).serverPages.notSentYet,
    form: (form) => html`<form method="post" action="${formAction(reminderPaths.ask, language)}">
${textInput(form, "email", words.email, emailLimit, html` type="email" autocomplete="email"`)}${selectInput({ ...form, value: () => String(Number(form.value("renewalMonth"))) }, "renewalMonth", words.month, months)}${textInput(form, "renewalYear", words.year, 4, html` inputmode="numeric"`)}${honeypot(language)}
${consentBox(form, "agreedToReminder", consent, false)}
<p><button>${words.submit}</button></p>
</form>${isFull(refused.refusal) ? calendarLink(form.value, language) : nothing}`,
    kept: ["email"],
    back: { href: `${base}/remind-me`, label: back },
  });
}
