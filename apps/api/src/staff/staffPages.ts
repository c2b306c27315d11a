import { fill, fillCount, wordsOf } from "@mortgage-kit/content/words";
import { oneLine, shortText } from "../commands/visibleText.ts";
import { detailRows, resultIn } from "../deliveries/leadMail.ts";
import { contactRow, inToronto } from "../deliveries/staffMail.ts";
import { nothing } from "../http/formParts.ts";
import { type AnswerPage, type Html, html, page } from "../http/page.ts";
import type { LeadRecord } from "../leads/leadRecords.ts";
import type { AuditLogTable } from "../leads/tables.ts";
import { type Delay, delays, offeredActs, type StaffAct } from "./actOnLead.ts";
import { stateOf } from "./leadState.ts";
import { type StaffList, staffPath } from "./staffLinks.ts";

const words = wordsOf("en").staff;

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

const nameOf = ({ first_name, last_name }: LeadRecord) => oneLine(`${first_name} ${last_name}`);

/** Returns a contact as a link that calls or writes, if it is one that can be answered. */
function contactOf({ phone_or_email: contact }: LeadRecord): Html {
  const [, value, href] = contactRow("", contact);
  return href ? html`<a href="${href}">${oneLine(value)}</a>` : html`${oneLine(value)}`;
}

function evidenceOf({ lane, seconds_open, is_first_sight }: LeadRecord): string {
  const seconds = Math.round((seconds_open ?? 0) * 10) / 10;
  return [
    ...(lane === null ? [] : [words.lanes[lane]]),
    ...(seconds_open === null ? [] : [fill(words.openFor, { seconds })]),
    ...(is_first_sight === 1 ? [words.firstSight] : []),
  ].join(", ");
}

function stateInWords(lead: LeadRecord): string {
  const state = stateOf(lead);
  const shown = words.states[state];
  if (state === "answered" && lead.answered_at) return `${shown}, ${inToronto(lead.answered_at)}`;
  return lead.suspicion && state === "held"
    ? `${shown}: ${words.suspicions[lead.suspicion]}`
    : shown;
}

function factsOf(lead: LeadRecord): [string, string | Html][] {
  const { fields } = words;
  const evidence = evidenceOf(lead);
  return [
    [fields.name, nameOf(lead)],
    [fields.contact, contactOf(lead)],
    [fields.received, inToronto(lead.received_at)],
    ...detailRows(lead.details).map(([label, value]): [string, string] => [label, oneLine(value)]),
    [fields.state, stateInWords(lead)],
    ...(lead.taken_by ? [[fields.takenBy, oneLine(lead.taken_by)] as [string, string]] : []),
    ...(lead.call_after
      ? [
          [fields.callAfter, fill(words.notBefore, { time: inToronto(lead.call_after) })] as [
            string,
            string,
          ],
        ]
      : []),
    ...(lead.suspicion && evidence ? [[fields.evidence, evidence] as [string, string]] : []),
    ...(lead.network ? [[fields.network, lead.network] as [string, string]] : []),
    [fields.reference, lead.id],
  ];
}

const facts = (rows: [string, string | Html][]): Html =>
  html`<dl>${rows.map(([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>`)}</dl>`;

function delayChoice(): Html {
  const { label, choices } = words.delay;
  const options = Object.keys(delays).map(
    (name) => html`<option value="${name}">${choices[name as Delay]}</option>`,
  );
  return html`<p class="field"><label for="delay">${label}</label>
<select id="delay" name="delay">${options}</select></p>`;
}

const nameField = html`<p class="field"><label for="name">${words.yourName}</label>
<input id="name" name="name" maxlength="60" required autocomplete="name"></p>`;

/** Renders one act: what it does, what it needs, and its button. */
function actForm(act: StaffAct, link: string): Html {
  const { button, effect } = words.acts[act];
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

const actionWords: Readonly<Record<string, string>> = words.actions;

/** Renders one application with the acts that its state offers. */
export function staffPage(content: StaffPageContent): AnswerPage {
  const { lead, link, log, now, wanted, wasChangedMeanwhile } = content;
  const acts = offeredActs(lead, log, now);
  const first = acts.find((act) => act === wanted) ?? acts[0];
  const others = acts.filter((act) => act !== first);
  const history = log.map(
    ({ action, actor, at }) =>
      html`<li>${actionWords[action] ?? action}, ${actor}, ${inToronto(at)}</li>`,
  );
  const done = wasChangedMeanwhile
    ? html`<div role="alert"><p>${words.changedMeanwhile}</p></div>`
    : nothing;
  return page(
    words.title,
    html`${done}
${facts(factsOf(lead))}
${resultOf(lead)}
${first ? actForm(first, link) : nothing}
${others.length > 0 ? html`<section class="others"><h2>${words.otherChoices}</h2>${others.map((act) => actForm(act, link))}</section>` : nothing}
${history.length > 0 ? html`<h2>${words.fields.history}</h2><ul>${history}</ul>` : nothing}`,
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
  const { title, intro, none } = words.lists[list];
  const unlisted = count - leads.length;
  const items = leads.map(
    (lead) => html`<li><h2>${nameOf(lead)}</h2>
${facts(factsOf(lead).slice(1, -1))}
<p><a href="${pathTo(lead.id)}">${fill(words.decide, { name: shortText(nameOf(lead), 60) })}</a></p></li>`,
  );
  return page(
    title,
    count === 0
      ? html`<p>${none}</p>`
      : html`<p>${fillCount(words.count, count, "en")} ${intro}</p><ul class="leads">${items}</ul>
${unlisted > 0 ? html`<p>${fill(words.unlisted, { count: unlisted })}</p>` : nothing}`,
  );
}

export function staffMessagePage({ title, text }: { title: string; text: string }): AnswerPage {
  return page(title, html`<p>${text}</p>`);
}
