import {
  type Brokerage,
  fillReminder,
  type ReminderTexts,
  type ReminderValues,
} from "@mortgage-kit/content/brokerage";
import { fill, monthNames, wordsOf } from "@mortgage-kit/content/words";
import { type ConsentRecord, emailLimit, formAction, reminderPaths } from "@mortgage-kit/contracts";
import type { FieldProblem, HttpError } from "../plugins/HttpError.ts";
import {
  type Entered,
  entered,
  firstPerField,
  honeypot,
  invalid,
  nothing,
  problemOf,
  problemSummary,
} from "./formParts.ts";
import { type AnswerPage, type Html, html, page } from "./page.ts";

interface Words {
  title: string;
  text: readonly string[];
}

const paragraphs = (brokerage: Brokerage, { text }: Words, values: ReminderValues = {}) =>
  text.map((paragraph) => html`<p>${fillReminder(paragraph, brokerage, values)}</p>\n`);

/** Renders the outcome of a reminder request. */
export function reminderAnswerPage(
  brokerage: Brokerage,
  words: Words,
  { values }: { values?: ReminderValues } = {},
): AnswerPage {
  return page(words.title, html`${paragraphs(brokerage, words, values)}`);
}

/** Renders a question with a button. The link itself changes nothing, because mail scanners open links. */
export function reminderQuestionPage(
  brokerage: Brokerage,
  words: Words & { button: string },
  { values, action }: { values?: ReminderValues; action: string },
): AnswerPage {
  return page(
    words.title,
    html`${paragraphs(brokerage, words, values)}
<form method="post" action="${action}">
<input type="hidden" name="answer" value="yes">
<p><button>${words.button}</button></p>
</form>`,
  );
}

interface Trouble extends ReminderTexts {
  refusal: HttpError;
}

/** Returns a sentence about a refusal or an unavailable store. */
function sentenceOf({ brokerage, language, refusal }: Trouble): string {
  if (refusal.statusCode !== 503) return refusal.message;
  return fill(wordsOf(language).refusals.reminderBusy, { phone: brokerage.phone });
}

/** Returns the page about a refusal or an unavailable store. */
export function reminderTroublePage(trouble: Trouble): AnswerPage {
  const { reminder, base } = trouble;
  const { title, back } = reminder.answers.refused;
  return page(
    title,
    html`<div role="alert"><p>${sentenceOf(trouble)}</p></div>
<p><a href="${base}/remind-me">${back}</a></p>`,
  );
}

type Refused = Trouble & { consent: ConsentRecord; body: unknown };

function form(
  { reminder, language, consent }: Refused,
  problems: FieldProblem[],
  value: Entered,
): Html {
  const { form: words } = reminder.page;
  const chosen = String(Number(value("renewalMonth")));
  const options = monthNames(language).map((label, index) => {
    const month = String(index + 1);
    return html`<option value="${month}"${month === chosen ? html` selected` : nothing}>${label}</option>`;
  });
  return html`<form method="post" action="${formAction(reminderPaths.ask, language)}">
<div class="field"><label for="email">${words.email}</label>
${problemOf(problems, "email")}
<input type="email" id="email" name="email" value="${value("email")}" autocomplete="email" maxlength="${String(emailLimit)}" required${invalid(problems, "email")}></div>
<div class="field"><label for="renewalMonth">${words.month}</label>
${problemOf(problems, "renewalMonth")}
<select id="renewalMonth" name="renewalMonth"${invalid(problems, "renewalMonth")}>${options}</select></div>
<div class="field"><label for="renewalYear">${words.year}</label>
${problemOf(problems, "renewalYear")}
<input id="renewalYear" name="renewalYear" value="${value("renewalYear")}" inputmode="numeric" maxlength="4" required${invalid(problems, "renewalYear")}></div>
${honeypot(language)}
<div class="field">${problemOf(problems, "agreedToReminder")}
<label for="agreedToReminder"><input type="checkbox" id="agreedToReminder" name="agreedToReminder" value="true" required${invalid(problems, "agreedToReminder")}>
${consent.text}</label></div>
<p><button>${words.submit}</button></p>
</form>`;
}

/**
 * Renders the problems of a form post that was not stored, with the form to send again. The consent
 * box is never checked in advance.
 */
export function reminderRefusedPage(refused: Refused): AnswerPage {
  const { reminder, base, language, refusal, body } = refused;
  const { title, back } = reminder.answers.refused;
  const problems = firstPerField(refusal.fields);
  const value = entered(body);
  const alert =
    problems.length > 0
      ? problemSummary(problems, wordsOf(language).serverPages.notSentYet)
      : html`<div role="alert"><p>${sentenceOf(refused)}</p></div>`;
  const again =
    problems.length > 0 || value("email") !== ""
      ? form(refused, problems, value)
      : html`<p><a href="${base}/remind-me">${back}</a></p>`;
  return page(title, html`${alert}\n${again}`);
}
