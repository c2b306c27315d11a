import { staffWords } from "@mortgage-kit/content/words";
import { detailRows, resultLines } from "../deliveries/leadMail.ts";
import { audit } from "../leads/auditLog.ts";
import type { LeadRecord } from "../leads/leadRecords.ts";
import { keptUntilInWords, type RetentionRules } from "../leads/retention.ts";
import { visibleText } from "../leads/visibleText.ts";
import { type Command, counted, exitCodes, reference } from "./command.ts";
import { findLeads } from "./records.ts";

function describeLead(lead: LeadRecord, rules: RetentionRules): string {
  const { hold_reason, consent_withdrawn_at, suspicion, network } = lead;
  const site: [string, string | false][] = [
    ["Reference", lead.id],
    ["Received", lead.received_at],
    ["Agreed to terms", `version ${lead.consent_version}, ${lead.consent_at}`],
    ["Sent by", lead.source === "form" ? "a form without scripts" : "a script or a program"],
    ["Answered", lead.answered_at ?? "no"],
    ["To be kept", `until ${keptUntilInWords(lead, rules)}, as ${lead.retention_class}`],
    ["Legal hold", hold_reason !== null && visibleText(hold_reason)],
    ["Withdrew", consent_withdrawn_at !== null && consent_withdrawn_at],
    [
      "Suspected",
      suspicion !== null && `${suspicion}${network ? `, from ${network}` : ""}; not delivered`,
    ],
    ...lead.deliveries.map(({ channel, state, attempts, sent_at, last_problem }) => {
      const unknown = attempts === 0 ? "not tried yet" : "its end is not known";
      const outcome = sent_at ?? (last_problem ? `last problem: ${last_problem}` : unknown);
      const tried = counted(attempts, "attempt");
      return ["Delivery", `${channel} ${state} after ${tried} (${outcome})`] as [string, string];
    }),
  ];
  const visitor: [string, string][] = [
    ["First name", lead.first_name],
    ["Last name", lead.last_name],
    ["Phone or e-mail", lead.phone_or_email],
    ...detailRows(lead.details),
  ];
  const line = (label: string, value: string) => `${`${label}:`.padEnd(17)}${value}`;
  return [
    ...site.flatMap(([label, value]) => (value === false ? [] : line(label, value))),
    `${staffWords.byVisitor}:`,
    ...visitor.map(([label, value]) => `> ${line(label, visibleText(value))}`),
    ...resultLines(lead.details).map((text) => `> ${text}`),
  ].join("\n");
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
