import type { Office } from "@mortgage-kit/content/office";
import { fill, staffWords as words } from "@mortgage-kit/content/words";
import { detailRows, resultLines } from "../deliveries/leadMail.ts";
import { staffListPath, staffPath } from "../deliveries/staffLinks.ts";
import { contactRow, timeOf, timeText } from "../deliveries/staffMail.ts";
import { nothing } from "../http/formParts.ts";
import { type AnswerPage, alert, type Html, html, page } from "../http/page.ts";
import type { LeadRecord } from "../store/leadRecords.ts";
import { type LeadState, stateOf, undoMs } from "../store/leadState.ts";
import { keptUntilInWords, type RetentionRules } from "../store/retention.ts";
import type { AuditLogTable, LeadNotesTable } from "../store/tables.ts";
import { oneLine } from "../store/visibleText.ts";
import { offeredActs, type StaffAct } from "./actOnLead.ts";

type Fact = [term: string, value: string | Html];

export const nameOf = ({ first_name, last_name }: LeadRecord) =>
  oneLine(`${first_name} ${last_name}`);

export function contactOf({ phone_or_email: contact }: LeadRecord): Html {
  const [, value, href] = contactRow("", contact);
  // A long address breaks before its domain, not inside a word.
  const shown = oneLine(value)
    .split(/(?=@)/)
    .map((part) => html`<wbr>${part}`);
  return href ? html`<a href="${href}">${shown}</a>` : html`${shown}`;
}

export function evidenceOf({ lane, seconds_open, is_first_sight }: LeadRecord): string {
  const seconds = Math.round((seconds_open ?? 0) * 10) / 10;
  return [
    ...(lane === null ? [] : [words.lanes[lane]]),
    ...(seconds_open === null ? [] : [fill(words.openFor, { seconds })]),
    ...(is_first_sight === 1 ? [words.firstSight] : []),
  ].join(", ");
}

export function stateInWords(lead: LeadRecord, office: Office): string {
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

export const items = (lines: readonly (string | Html)[]): Html =>
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
  html`${oneLine(text)} (${oneLine(author)}, ${timeOf(office, at, "full")})`;

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
    ({ action, actor, at }) => html`${action}, ${actor}, ${timeOf(office, at, "full")}`,
  );
  return page(
    nameOf(lead),
    html`${wasChangedMeanwhile ? alert(words.changedMeanwhile) : nothing}
<p>${contactOf(lead)} · ${stateInWords(lead, office)}</p>
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
${listLink}`,
  );
}

export const listLink = html`<p><a href="${staffListPath}">${words.list.title}</a></p>`;

export const staffMessagePage = (
  title: string,
  lines: readonly string[],
  end = nothing,
): AnswerPage => page(title, html`${lines.map((line) => html`<p>${line}</p>`)}${end}`);
