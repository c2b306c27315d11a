import type { Office } from "@mortgage-kit/content/office";
import { fill, fillCount, staffWords as words, wordsOf } from "@mortgage-kit/content/words";
import { contactLimits, referenceOf } from "@mortgage-kit/contracts";
import { detailRows, resultLines } from "../deliveries/leadMail.ts";
import { monthPath, pathToLead, staffListPath, staffPath } from "../deliveries/staffLinks.ts";
import { contactRow, timeText } from "../deliveries/staffMail.ts";
import { nothing } from "../http/formParts.ts";
import { type AnswerPage, alert, type Html, html, page } from "../http/page.ts";
import { monthInWords } from "../reminders/renewalMonth.ts";
import type { Erasure } from "../store/eraseLeads.ts";
import type { LeadRecord } from "../store/leadRecords.ts";
import { type LeadList, type LeadState, stateOf, undoMs } from "../store/leadState.ts";
import { type ReminderRecord, stageOf } from "../store/reminderRecords.ts";
import { keptUntilInWords, type RetentionRules } from "../store/retention.ts";
import type { AuditLogTable, LeadNotesTable } from "../store/tables.ts";
import { oneLine, shortText } from "../store/visibleText.ts";
import { type Delay, delays, offeredActs, type StaffAct } from "./actOnLead.ts";

type Fact = [term: string, value: string | Html];

const nameOf = ({ first_name, last_name }: LeadRecord) => oneLine(`${first_name} ${last_name}`);

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

function stateInWords(lead: LeadRecord, office: Office): string {
  const state = stateOf(lead);
  const shown = words.states[state];
  if (state === "erasing" && lead.removed_at) {
    const until = new Date(Date.parse(lead.removed_at) + undoMs).toISOString();
    return fill(words.erasure.until, { time: timeText(office, until) });
  }
  if (state === "answered" && lead.answered_at)
    return `${shown}, ${timeText(office, lead.answered_at)}`;
  return lead.suspicion && state === "held" ? `${shown}: ${lead.suspicion}` : shown;
}

const given = (term: string, value: string | null | undefined): Fact[] =>
  value ? [[term, oneLine(value)]] : [];

const visitorFacts = (lead: LeadRecord, office: Office): Fact[] => [
  [words.fields.name, nameOf(lead)],
  [words.fields.contact, contactOf(lead)],
  ...detailRows(lead.details, office, lead.received_at).map(
    ([label, value]): Fact => [label, oneLine(value)],
  ),
];

function siteFacts(lead: LeadRecord, office: Office): Fact[] {
  const { fields } = words;
  const { call_after, consent_withdrawn_at: withdrawn, taken_by, suspicion, network } = lead;
  return [
    [fields.received, timeText(office, lead.received_at)],
    [fields.state, stateInWords(lead, office)],
    ...given(fields.takenBy, taken_by),
    ...given(
      fields.callAfter,
      call_after && fill(words.notBefore, { time: timeText(office, call_after) }),
    ),
    ...given(
      fields.withdrawn,
      withdrawn && fill(words.withdrawn, { time: timeText(office, withdrawn) }),
    ),
    ...given(fields.evidence, suspicion && evidenceOf(lead)),
    ...given(fields.network, network),
  ];
}

const facts = (rows: readonly Fact[]): Html =>
  html`<dl>${rows.map(([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>`)}</dl>`;

const items = (lines: readonly (string | Html)[]): Html =>
  lines.length > 0 ? html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>` : nothing;

const visitorPart = (lead: LeadRecord, office: Office): Html =>
  html`<blockquote>${facts(visitorFacts(lead, office))}${items(resultLines(lead.details))}</blockquote>`;

/** Act that most often comes next, whose button stands out. */
const primary: Partial<Record<LeadState, StaffAct>> = {
  held: "accept",
  open: "answer",
  spam: "restore",
  erasing: "keep",
};

interface LeadOnPage {
  lead: LeadRecord;
  log: readonly AuditLogTable[];
  notes: readonly LeadNotesTable[];
}

const noteLine = ({ text, author, at }: LeadNotesTable, office: Office): Html =>
  html`${oneLine(text)} (${oneLine(author)}, ${timeText(office, at)})`;

/** Renders one application with the acts that its state offers. The first press opens an act's page. */
export function staffPage(
  { lead, log, notes }: LeadOnPage,
  { rules, office }: { rules: RetentionRules; office: Office },
  now: Date,
  wasChangedMeanwhile: boolean,
): AnswerPage {
  const { retention_class: kind } = lead;
  const kept = fill(words.keptUntil, { until: keptUntilInWords(lead, rules), kind });
  const acts = offeredActs(lead, log, now);
  const first = primary[stateOf(lead)];
  const button = (act: StaffAct) =>
    html`<button name="act" value="${act}"${act === first ? html` class="primary"` : nothing}>${words.acts[act].button}</button>\n`;
  const formOf = (some: readonly StaffAct[], look: string) =>
    html`<form class="${look}" action="${staffPath}"><input type="hidden" name="id" value="${lead.id}">
${some.map(button)}</form>`;
  const history = log.map(
    ({ action, actor, at }) => html`${action}, ${actor}, ${timeText(office, at)}`,
  );
  return page(
    nameOf(lead),
    html`${wasChangedMeanwhile ? alert(words.changedMeanwhile) : nothing}
<p>${stateInWords(lead, office)}</p>
${formOf(
  acts.filter((act) => act !== "erase"),
  "others",
)}
${notes.length > 0 ? html`<h2>${words.notes.title}</h2>${items(notes.map((note) => noteLine(note, office)))}` : nothing}
<h2>${words.byVisitor}</h2>
${visitorPart(lead, office)}
<h2>${words.bySite}</h2>
${facts(siteFacts(lead, office))}
${history.length > 0 ? html`<h2>${words.fields.history}</h2>${items(history)}` : nothing}
${acts.includes("erase") ? formOf(["erase"], "others apart") : nothing}
${facts([
  [words.fields.kept, kept],
  [words.fields.reference, lead.id],
])}
<p><a href="${staffListPath}">${words.list.title}</a></p>`,
  );
}

const field = (name: string, label: string, input: Html): Html =>
  html`<p class="field"><label for="${name}">${label}</label>
${input}</p>`;

const reasonField = field(
  "reason",
  words.erasure.reason,
  html`<input id="reason" name="reason" minlength="10" maxlength="300" required autocomplete="off">`,
);

const delayOptions = Object.keys(delays).map(
  (name) => html`<option value="${name}">${words.delay.choices[name as Delay]}</option>`,
);

/** Returns the field of the name: one of the brokerage's people, as far as its folder names them. */
function nameField(members: readonly string[], name = ""): Html {
  const options = [...new Set([...(name ? [name] : []), ...members])].map(
    (member) => html`<option>${member}</option>`,
  );
  const input =
    members.length > 0
      ? html`<select id="name" name="name" required>${options}</select>`
      : html`<input id="name" name="name" value="${name}" maxlength="60" required autocomplete="name">`;
  return field("name", words.yourName, input);
}

const ofPerson: ReadonlySet<StaffAct> = new Set(["take", "note", "correct"]);

/** Fields of the acts that need more than a press, above the name. */
const fieldsOf: Partial<Record<StaffAct, Html>> = {
  postpone: html`${field(
    "delay",
    words.delay.label,
    html`<select id="delay" name="delay">${delayOptions}</select>`,
  )}${field(
    "callAt",
    words.delay.at,
    html`<input type="datetime-local" id="callAt" name="callAt">`,
  )}`,
  note: html`${field("note", words.notes.label, html`<input id="note" name="note" maxlength="300" required autocomplete="off">`)}`,
  correct: html`${field("contact", words.fields.contact, html`<input id="contact" name="contact" maxlength="${String(contactLimits.phoneOrEmail)}" required autocomplete="off">`)}`,
  erase: reasonField,
  hold: reasonField,
  mortgage: field(
    "termEnds",
    words.termEnds.label,
    html`<input type="date" id="termEnds" name="termEnds" required>`,
  ),
};

function erasurePart({ leads, reminders, law, held }: Erasure, office: Office): Html {
  const { erasure, kinds } = words;
  const goes = [
    ...leads.map(({ id, kind, received_at: at }) => {
      const values = { kind: kinds[kind], time: timeText(office, at), reference: referenceOf(id) };
      return fill(erasure.lead, values);
    }),
    ...reminders.map(({ id, renewal_month }) => {
      const month = monthInWords(renewal_month, "en");
      return fill(erasure.reminder, { month, reference: referenceOf(id) });
    }),
  ];
  return html`<h2>${erasure.goes}</h2>${items(goes)}
${law ? html`<p>${fill(erasure.law, { law })}</p>` : nothing}
${held ? alert(erasure.held) : nothing}`;
}

interface ActPageContent {
  lead: LeadRecord;
  office: Office;
  act: StaffAct;
  erasure?: Erasure | undefined;
  problem?: string | undefined;
  /** People of the brokerage, and the one whose browser it is. */
  members?: readonly string[];
  name?: string | undefined;
}

/** Renders the page of one act: what it does, what it needs, and the button of the second press. */
export function actPage(shown: ActPageContent): AnswerPage {
  const { lead, office, act, erasure, problem, members = [], name } = shown;
  const { button, effect } = words.acts[act];
  const form = html`<form method="post" action="${pathToLead(lead.id)}">
${fieldsOf[act] ?? nothing}${ofPerson.has(act) ? nameField(members, name) : nothing}
<button name="act" value="${act}">${button}</button>
</form>`;
  return page(
    button,
    html`${problem ? alert(problem) : nothing}
<p>${effect}</p>
${visitorPart(lead, office)}
${erasure ? erasurePart(erasure, office) : nothing}
${erasure?.held ? nothing : form}
<form class="others" action="${staffPath}"><input type="hidden" name="id" value="${lead.id}">
<button>${words.cancel}</button></form>`,
  );
}

const findField = field(
  "find",
  words.found.label,
  html`<input id="find" name="find" maxlength="200" required autocomplete="off">`,
);

const listWords = { ...words.lists, found: words.found };
type ListName = keyof typeof listWords;

/** Returns what one line of a list says after the name: what about, since when, whose. */
function lineOf(lead: LeadRecord, office: Office): string {
  const shortTime = shortTimeIn(office);
  const about = lead.details?.purpose && wordsOf("en").callBack.purposes[lead.details.purpose];
  const time = shortTime.format(new Date(lead.received_at));
  const isPlain = ["held", "open", "answered"].includes(stateOf(lead));
  const state = isPlain ? lead.suspicion : stateInWords(lead, office);
  const later =
    lead.call_after && fill(words.notBefore, { time: shortTime.format(new Date(lead.call_after)) });
  const parts = [
    about ?? words.kinds[lead.kind],
    time,
    lead.taken_by,
    later,
    state,
    lead.suspicion && evidenceOf(lead),
  ];
  return parts.flatMap((part) => (part ? oneLine(part) : [])).join(" · ");
}

const shortTimes = new Map<string, Intl.DateTimeFormat>();

function shortTimeIn({ timeZone }: Office): Intl.DateTimeFormat {
  const known = shortTimes.get(timeZone);
  if (known) return known;
  const options = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
  const format = new Intl.DateTimeFormat("en-CA", { ...options, timeZone });
  shortTimes.set(timeZone, format);
  return format;
}

function listPart(name: ListName, { leads, count }: LeadList, office: Office): Html {
  if (count === 0) return nothing;
  const { title, intro } = listWords[name];
  const unlisted = count - leads.length;
  const entries = leads.map(
    (lead) =>
      html`<li><a href="${pathToLead(lead.id)}">${shortText(nameOf(lead), 60)}</a> ${lineOf(lead, office)}</li>\n`,
  );
  return html`<h2>${title}</h2><p>${fillCount(words.count, count, "en")} ${intro}</p><ul class="leads">${entries}</ul>
${unlisted > 0 ? html`<p>${fill(words.unlisted, { count: unlisted })}</p>` : nothing}`;
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
  return html`<li>${oneLine(reminder.email)} · ${text} · ${stageOf(reminder)}</li>`;
}

/** `ratesPath` is the page on which staff set rates, if the site publishes any. */
export function staffListPage(
  shown: Partial<Record<ListName, LeadList>>,
  { office, name }: { office: Office; name?: string | undefined },
  reminders: readonly ReminderRecord[] = [],
  ratesPath?: string,
): AnswerPage {
  const lists = Object.entries(byTaker(shown, name));
  const isEmpty = reminders.length === 0 && lists.every(([, { count }]) => count === 0);
  return page(
    words.list.title,
    html`${isEmpty ? html`<p>${words.list.none}</p>` : lists.map(([list, leads]) => listPart(list as ListName, leads, office))}
${reminders.length > 0 ? html`<h2>${words.found.reminders}</h2><ul class="leads">${reminders.map(reminderLine)}</ul>` : nothing}
<form method="post" action="${staffListPath}">${findField}
<button>${words.found.button}</button></form>
<p><a href="${monthPath}">${words.month.title}</a></p>
${ratesPath ? html`<p><a href="${ratesPath}">${words.rates.title}</a></p>` : nothing}
<form class="others" action="${staffListPath}"><button name="act" value="revoke">${words.revoke.button}</button></form>`,
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

export const staffMessagePage = (title: string, lines: readonly string[]): AnswerPage =>
  page(title, html`${lines.map((line) => html`<p>${line}</p>`)}`);
