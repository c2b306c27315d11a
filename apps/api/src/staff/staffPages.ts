import type { Brokerage } from "@mortgage-kit/content/brokerage";
import { oneLine } from "../commands/visibleText.ts";
import { torontoTime } from "../deliveries/torontoTime.ts";
import type { LeadRecord } from "../leads/leadRecords.ts";
import type { AuditLogTable } from "../leads/tables.ts";
import { nothing } from "../pages/formParts.ts";
import { html, page } from "../pages/page.ts";
import { actFor } from "./actOnLead.ts";
import { staffPath } from "./staffLinks.ts";
import { staffWords } from "./staffWords.ts";

export interface StaffPageContent {
  lead: LeadRecord;
  link: string;
  /** Newest entry of the audit log that changed the application. */
  lastChange: AuditLogTable | undefined;
  wasChangedMeanwhile: boolean;
}

const time = (text: string) => `${torontoTime.format(new Date(text))} (Toronto time)`;

function stateOf({ suspicion, answered_at }: LeadRecord): string {
  const { states } = staffWords;
  if (suspicion !== null) return `${states.suspected}: ${suspicion}`;
  return answered_at === null ? states.open : `${states.answered}, ${time(answered_at)}`;
}

/** Renders one application with the one act that its state offers. */
export function staffPage(brokerage: Brokerage, content: StaffPageContent): string {
  const { lead, link, lastChange, wasChangedMeanwhile } = content;
  const { fields, acts } = staffWords;
  const act = actFor(lead);
  const rows = [
    [fields.name, `${lead.first_name} ${lead.last_name}`],
    [fields.contact, lead.phone_or_email],
    [fields.received, time(lead.received_at)],
    [fields.reference, lead.id],
    [fields.state, stateOf(lead)],
    ...(lastChange
      ? [[fields.history, `${lastChange.action}, ${lastChange.actor}, ${time(lastChange.at)}`]]
      : []),
  ].map(([term = "", value = ""]) => html`<p><b>${term}</b><br>${oneLine(value)}</p>`);
  return page(
    brokerage,
    staffWords.title,
    html`${wasChangedMeanwhile ? html`<div role="alert"><p>${staffWords.changedMeanwhile}</p></div>` : nothing}
${rows}
<form method="post" action="${staffPath}?link=${link}">
<p>${acts[act].effect}</p>
<button name="act" value="${act}">${acts[act].button}</button>
</form>`,
  );
}

export function staffMessagePage(
  brokerage: Brokerage,
  { title, text }: { title: string; text: string },
): string {
  return page(brokerage, title, html`<p>${text}</p>`);
}
