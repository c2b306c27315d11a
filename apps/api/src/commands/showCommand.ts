import { detailRows, resultIn } from "../deliveries/leadMail.ts";
import { audit } from "../leads/auditLog.ts";
import type { LeadRecord } from "../leads/leadRecords.ts";
import { keptUntilInWords, type RetentionRules } from "../leads/retention.ts";
import { type Command, exitCodes, reference } from "./command.ts";
import { counted } from "./counted.ts";
import { findLeads } from "./findLeads.ts";
import { visibleText } from "./visibleText.ts";

function describeLead(lead: LeadRecord, rules: RetentionRules): string {
  const lines = [
    `Reference:       ${lead.id}`,
    `Received:        ${lead.received_at}`,
    `First name:      ${visibleText(lead.first_name)}`,
    `Last name:       ${visibleText(lead.last_name)}`,
    `Phone or e-mail: ${visibleText(lead.phone_or_email)}`,
    `Agreed to terms: version ${lead.consent_version}, ${lead.consent_at}`,
    `Sent by:         ${lead.source === "form" ? "the form without scripts" : "the page or a program"}`,
    `Answered:        ${lead.answered_at ?? "no"}`,
    `To be kept:      until ${keptUntilInWords(lead, rules)}, as ${lead.retention_class}`,
    ...(lead.hold_reason ? [`Legal hold:      ${visibleText(lead.hold_reason)}`] : []),
    ...(lead.consent_withdrawn_at ? [`Withdrew:        ${lead.consent_withdrawn_at}`] : []),
    ...(lead.suspicion
      ? [
          `Suspected:       ${lead.suspicion}${lead.network ? `, from ${lead.network}` : ""}; not delivered`,
        ]
      : []),
  ];
  const result = resultIn(lead.details);
  const details = [
    ...detailRows(lead.details).map(
      ([label, value]) => `${`${label}:`.padEnd(17)}${visibleText(value)}`,
    ),
    ...(result ? [`${result.heading}:`, ...result.lines.map((line) => `  ${line}`)] : []),
  ];
  const deliveries = lead.deliveries.map(({ channel, state, attempts, sent_at, last_problem }) => {
    const untold = attempts === 0 ? "not tried yet" : "its end is not known";
    const outcome = sent_at ?? (last_problem ? `last problem: ${last_problem}` : untold);
    return `Delivery:        ${channel} ${state} after ${counted(attempts, "attempt")} (${outcome})`;
  });
  return [...lines, ...details, ...deliveries].join("\n");
}

export const showCommand: Command = {
  summary: "Show everything about one application",
  usage: "REFERENCE...",
  takes: {
    ...reference,
  },
  async run(context) {
    const { db, actor, now: at, settings } = context;
    const leads = await findLeads(context);
    await audit(db, { at, actor, action: "shown", leadIds: leads.map(({ id }) => id) });
    context.print(leads.map((lead) => describeLead(lead, settings.retention)).join("\n\n"));
    return exitCodes.done;
  },
};
