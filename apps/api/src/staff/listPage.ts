import type { Office } from "@mortgage-kit/content/office";
import { fill, staffWords as words, wordsOf } from "@mortgage-kit/content/words";
import { referenceOf } from "@mortgage-kit/contracts";
import { monthPath, pathToLead, pathToReminder, staffListPath } from "../deliveries/staffLinks.ts";
import { counted, countText, timeOf, timeText } from "../deliveries/staffMail.ts";
import { nothing } from "../http/formParts.ts";
import { type AnswerPage, type Html, html, page } from "../http/page.ts";
import { monthInWords } from "../reminders/renewalMonth.ts";
import type { Found, LeadList, LeadRecord } from "../store/leadRecords.ts";
import { stateOf } from "../store/leadState.ts";
import { type ReminderRecord, stageOf } from "../store/reminderRecords.ts";
import { oneLine, shortText } from "../store/visibleText.ts";
import { field } from "./actPage.ts";
import { evidenceOf, listLink, nameOf, stateInWords } from "./staffPages.ts";

const findForm = (sought: string) =>
  html`<form method="post" action="${staffListPath}">${field(
    "find",
    words.found.label,
    html`<input id="find" name="find" value="${sought}" maxlength="200" required autocomplete="off">`,
  )}
<button>${words.found.button}</button></form>`;

const earlierForm = (sought: string, since: string, office: Office) =>
  html`<p>${fill(words.found.since, { time: timeText(office, since) })}</p>
<form method="post" action="${staffListPath}"><input type="hidden" name="find" value="${sought}">
<button name="until" value="${since}">${words.found.earlier}</button></form>`;

const listWords = { ...words.lists, found: words.found };
type ListName = keyof typeof listWords;

/** Returns what one line of a list says after the name: what about, since when, whose. */
function lineOf(lead: LeadRecord, office: Office): string {
  const about = lead.details?.purpose && wordsOf("en").callBack.purposes[lead.details.purpose];
  const time = timeOf(office, lead.received_at, "short");
  const isPlain = ["held", "open", "answered"].includes(stateOf(lead));
  const state = isPlain ? lead.suspicion : stateInWords(lead, office);
  const later =
    lead.call_after && fill(words.notBefore, { time: timeOf(office, lead.call_after, "short") });
  const parts = [
    about ?? (lead.kind === "application" ? null : words.kinds[lead.kind]),
    time,
    lead.taken_by,
    later,
    state,
    lead.suspicion && evidenceOf(lead),
  ];
  return parts.flatMap((part) => (part ? oneLine(part) : [])).join(" · ");
}

function listPart(name: ListName, { leads, count }: LeadList, office: Office): Html {
  if (count === 0) return nothing;
  const { title, intro } = listWords[name];
  const entries = leads.map(
    (lead) =>
      html`<li><a href="${pathToLead(lead.id)}">${shortText(nameOf(lead), 60)}</a> ${lineOf(lead, office)}</li>\n`,
  );
  return html`<h2>${title}</h2><p>${counted(words.count, count)} ${intro}</p><ul class="leads">${entries}</ul>
${count > leads.length ? html`<p>${fill(words.unlisted, { count: countText(count, leads.length) })}</p>` : nothing}`;
}

/** Splits what waits into what a person took, what nobody answers yet, and what others took. */
function byTaker({ open, ...lists }: Partial<Record<ListName, LeadList>>, name = "") {
  if (!open) return lists;
  const listOf = (isMeant: (taker: string | null) => boolean) => {
    const leads = open.leads.filter(({ taken_by }) => isMeant(taken_by));
    return { leads, count: leads.length };
  };
  const mine = listOf((taker) => taker !== null && taker === name);
  const taken = listOf((taker) => taker !== null && taker !== name);
  const { leads } = listOf((taker) => taker === null);
  return {
    mine,
    open: { leads, count: open.count - mine.count - taken.count },
    taken,
    ...lists,
  };
}

function reminderLine(reminder: ReminderRecord): Html {
  const month = monthInWords(reminder.renewal_month, "en");
  const values = { month, reference: referenceOf(reminder.id) };
  const text = fill(words.erasure.reminder, values);
  return html`<li><a href="${pathToReminder(reminder.id)}">${oneLine(reminder.email)}</a> ${text} · ${stageOf(reminder)}</li>`;
}

/** `ratesPath` is the page on which staff set rates, if the site publishes any. */
export function staffListPage(
  shown: Partial<Record<ListName, LeadList>>,
  { office, name }: { office: Office; name?: string | undefined },
  ratesPath?: string,
): AnswerPage {
  const lists = Object.entries(byTaker(shown, name));
  const isEmpty = lists.every(([, { count }]) => count === 0);
  return page(
    words.list.title,
    html`<p><a href="#find">${words.found.button}</a> · <a href="${monthPath}">${words.month.title}</a>${ratesPath ? html` · <a href="${ratesPath}">${words.rates.title}</a>` : nothing}</p>
${isEmpty ? html`<p>${words.list.none}</p>` : lists.map(([list, leads]) => listPart(list as ListName, leads, office))}
${findForm("")}
<form class="others" action="${staffListPath}"><button name="act" value="revoke">${words.revoke.button}</button></form>`,
  );
}

/** Renders what a search found, with the fields to search again, and among earlier ones. */
export function foundPage(
  sought: string,
  { leads, reminders }: { leads: Found; reminders: readonly ReminderRecord[] },
  office: Office,
): AnswerPage {
  const isEmpty = leads.count + reminders.length === 0;
  return page(
    words.found.title,
    html`${findForm(sought)}
${isEmpty ? html`<p>${words.found.none}</p>` : listPart("found", leads, office)}
${reminders.length > 0 ? html`<h2>${words.found.reminders}</h2><ul class="leads">${reminders.map(reminderLine)}</ul>` : nothing}
${leads.since === undefined ? nothing : earlierForm(sought, leads.since, office)}
${listLink}`,
  );
}

export const revokePage = (): AnswerPage =>
  page(
    words.revoke.title,
    html`<p>${words.revoke.effect}</p>
<form method="post" action="${staffListPath}"><button name="act" value="revoke">${words.revoke.button}</button></form>
<form class="others" action="${staffListPath}"><button>${words.cancel}</button></form>`,
  );

const askForm = html`<p>${words.ask.text}</p>
<form method="post" action="${staffListPath}"><button name="act" value="ask">${words.ask.button}</button></form>`;

/** Renders why a browser is shown nothing, and how it is opened: by mail, or from the terminal. */
export const closedPage = (
  { title, text }: { title: string; text: string },
  isMailed: boolean,
): AnswerPage =>
  page(title, html`<p>${text}</p>\n${isMailed ? askForm : html`<p>${words.ask.terminal}</p>`}`);
