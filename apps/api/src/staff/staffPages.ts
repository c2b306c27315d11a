import { phoneLink } from "@mortgage-kit/content/brokerage";
import { counted } from "../commands/counted.ts";
import { isAnswerable } from "../commands/leadTable.ts";
import { oneLine } from "../commands/visibleText.ts";
import { detailRows, resultIn } from "../deliveries/leadMail.ts";
import { torontoTime } from "../deliveries/torontoTime.ts";
import type { LeadRecord } from "../leads/leadRecords.ts";
import { plainAddress } from "../leads/plainAddress.ts";
import type { AuditLogTable } from "../leads/tables.ts";
import { nothing } from "../pages/formParts.ts";
import { type AnswerPage, type Html, html, page } from "../pages/page.ts";
import { type Delay, delays, offeredActs, type StaffAct } from "./actOnLead.ts";
import { stateOf } from "./leadState.ts";
import { type StaffList, staffPath } from "./staffLinks.ts";
import { staffWords } from "./staffWords.ts";

export interface StaffPageContent {
  lead: LeadRecord;
  link: string;
  /** Entries of the audit log that changed the application, newest first. */
  log: readonly AuditLogTable[];
  now: Date;
  /** Act whose button comes first: that of the link in a mail. */
  wanted?: StaffAct | undefined;
  wasChangedMeanwhile: boolean;
}

const time = (text: string) => `${torontoTime.format(new Date(text))} (Toronto time)`;

const nameOf = ({ first_name, last_name }: LeadRecord) => oneLine(`${first_name} ${last_name}`);

/** Returns a contact as a link that calls or writes, if it is one that can be answered. */
function contactOf({ phone_or_email: contact }: LeadRecord): Html {
  if (plainAddress.test(contact)) return html`<a href="mailto:${contact}">${contact}</a>`;
  const shown = oneLine(contact);
  const digits = contact.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return isAnswerable(contact) && digits.length === 10
    ? html`<a href="${phoneLink(digits)}">${shown}</a>`
    : html`${shown}`;
}

function evidenceOf({ lane, seconds_open, work_bits, is_first_sight }: LeadRecord): string {
  const laneWords = {
    script: "sent by the page",
    plain: "sent by the form without scripts",
    program: "sent without the form",
  };
  return [
    ...(lane === null ? [] : [laneWords[lane]]),
    ...(seconds_open === null ? [] : [`open for ${Math.round(seconds_open * 10) / 10} s`]),
    ...(work_bits ? [`${work_bits} bits of work`] : []),
    ...(is_first_sight === 1 ? ["first from its network in a day"] : []),
  ].join(", ");
}

function stateInWords(lead: LeadRecord): string {
  const state = stateOf(lead);
  const words = staffWords.states[state];
  if (state === "answered" && lead.answered_at) return `${words}, ${time(lead.answered_at)}`;
  return state === "held" ? `${words}: ${lead.suspicion}` : words;
}

function factsOf(lead: LeadRecord): [string, string | Html][] {
  const { fields } = staffWords;
  const evidence = evidenceOf(lead);
  return [
    [fields.name, nameOf(lead)],
    [fields.contact, contactOf(lead)],
    [fields.received, time(lead.received_at)],
    ...detailRows(lead.details).map(([label, value]): [string, string] => [label, oneLine(value)]),
    [fields.state, stateInWords(lead)],
    ...(lead.taken_by ? [[fields.takenBy, oneLine(lead.taken_by)] as [string, string]] : []),
    ...(lead.call_after
      ? [[fields.callAfter, `not before ${time(lead.call_after)}`] as [string, string]]
      : []),
    ...(lead.suspicion && evidence ? [[fields.evidence, evidence] as [string, string]] : []),
    ...(lead.network ? [[fields.network, lead.network] as [string, string]] : []),
    [fields.reference, lead.id],
  ];
}

const facts = (rows: [string, string | Html][]): Html =>
  html`<dl>${rows.map(([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>`)}</dl>`;

function delayChoice(): Html {
  const { label, choices } = staffWords.delay;
  const options = Object.keys(delays).map(
    (name) => html`<option value="${name}">${choices[name as Delay]}</option>`,
  );
  return html`<p class="field"><label for="delay">${label}</label>
<select id="delay" name="delay">${options}</select></p>`;
}

const nameField = html`<p class="field"><label for="name">${staffWords.yourName}</label>
<input id="name" name="name" maxlength="60" required autocomplete="name"></p>`;

/** Renders one act: what it does, what it needs, and its button. */
function actForm(act: StaffAct, link: string): Html {
  const { button, effect } = staffWords.acts[act];
  const needs = act === "take" ? nameField : act === "postpone" ? delayChoice() : nothing;
  return html`<form method="post" action="${staffPath}?link=${link}">
<p>${effect}</p>${needs}
<button name="act" value="${act}">${button}</button>
</form>`;
}

/** Renders the lines of a result that the visitor sent. */
function resultOf({ details }: LeadRecord): Html {
  const result = resultIn(details);
  if (!result) return nothing;
  return html`<h2>${result.heading}</h2><ul>${result.lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

/** Renders one application with the acts that its state offers. */
export function staffPage(content: StaffPageContent): AnswerPage {
  const { lead, link, log, now, wanted, wasChangedMeanwhile } = content;
  const acts = offeredActs(lead, log, now);
  const first = acts.find((act) => act === wanted);
  const others = acts.filter((act) => act !== first);
  const history = log.map(
    ({ action, actor, at }) => html`<li>${action}, ${actor}, ${time(at)}</li>`,
  );
  const done = wasChangedMeanwhile
    ? html`<div role="alert"><p>${staffWords.changedMeanwhile}</p></div>`
    : nothing;
  return page(
    staffWords.title,
    html`${done}
${facts(factsOf(lead))}
${resultOf(lead)}
${first ? html`${actForm(first, link)}<h2>${staffWords.otherChoices}</h2>` : nothing}
${others.map((act) => actForm(act, link))}
${history.length > 0 ? html`<h2>${staffWords.fields.history}</h2><ul>${history}</ul>` : nothing}`,
  );
}

export interface StaffListContent {
  list: StaffList;
  leads: readonly LeadRecord[];
  /** Number of applications in the list, with those that are not shown. */
  count: number;
  pathTo: (id: string) => string;
}

/** Renders a list of applications, each with a link to its page. */
export function staffListPage(content: StaffListContent): AnswerPage {
  const { list, leads, count, pathTo } = content;
  const { title, intro, none } = staffWords.lists[list];
  const unlisted = count - leads.length;
  const items = leads.map(
    (lead) => html`<li><h2>${nameOf(lead)}</h2>
${facts(factsOf(lead).slice(1, -1))}
<p><a href="${pathTo(lead.id)}">${staffWords.decide} ${nameOf(lead)}</a></p></li>`,
  );
  return page(
    title,
    count === 0
      ? html`<p>${none}</p>`
      : html`<p>${counted(count, "application")}. ${intro}</p><ul class="leads">${items}</ul>
${unlisted > 0 ? html`<p>${String(unlisted)} ${staffWords.unlisted}</p>` : nothing}`,
  );
}

export function staffMessagePage({ title, text }: { title: string; text: string }): AnswerPage {
  return page(title, html`<p>${text}</p>`);
}
