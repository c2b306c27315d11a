import type { Office } from "@mortgage-kit/content/office";
import { fill, staffWords as words } from "@mortgage-kit/content/words";
import { contactLimits, referenceOf } from "@mortgage-kit/contracts";
import { pathToLead, staffPath } from "../deliveries/staffLinks.ts";
import { timeText } from "../deliveries/staffMail.ts";
import { nothing } from "../http/formParts.ts";
import { type AnswerPage, alert, type Html, html, page } from "../http/page.ts";
import { monthInWords } from "../reminders/renewalMonth.ts";
import type { Erasure } from "../store/eraseLeads.ts";
import type { LeadRecord } from "../store/leadRecords.ts";
import type { StaffAct } from "./actOnLead.ts";
import { type Delay, delays } from "./leadChanges.ts";
import { contactOf, items, nameOf } from "./staffPages.ts";

export const field = (name: string, label: string, input: Html): Html =>
  html`<p class="field"><label for="${name}">${label}</label>
${input}</p>`;

export const reasonField = field(
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

export function erasurePart({ leads, reminders, law, held }: Erasure, office: Office): Html {
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
<p><b>${nameOf(lead)}</b><br>${contactOf(lead)}</p>
${erasure ? erasurePart(erasure, office) : nothing}
${erasure?.held ? nothing : form}
<form class="others" action="${staffPath}"><input type="hidden" name="id" value="${lead.id}">
<button>${words.cancel}</button></form>`,
  );
}
