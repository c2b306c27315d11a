import type { LeadRecord } from "../leads/leadRecords.ts";
import { keptUntil, type RetentionRules } from "../leads/retention.ts";
import { csvLine } from "./csvLine.ts";
import { deliverySummary } from "./leadTable.ts";
import { jsonLine } from "./visibleText.ts";

const columns: { name: string; value: (lead: LeadRecord, rules: RetentionRules) => string }[] = [
  { name: "id", value: (lead) => lead.id },
  { name: "receivedAt", value: (lead) => lead.received_at },
  { name: "firstName", value: (lead) => lead.first_name },
  { name: "lastName", value: (lead) => lead.last_name },
  { name: "phoneOrEmail", value: (lead) => lead.phone_or_email },
  { name: "consentVersion", value: (lead) => lead.consent_version },
  { name: "consentAt", value: (lead) => lead.consent_at },
  { name: "source", value: (lead) => lead.source },
  { name: "answeredAt", value: (lead) => lead.answered_at ?? "" },
  { name: "suspicion", value: (lead) => lead.suspicion ?? "" },
  {
    name: "keptUntil",
    value: (lead, rules) => keptUntil(lead, rules)?.toISOString().slice(0, 10) ?? "",
  },
  { name: "consentWithdrawnAt", value: (lead) => lead.consent_withdrawn_at ?? "" },
  { name: "kind", value: (lead) => lead.kind },
  { name: "purpose", value: (lead) => lead.details?.purpose ?? "" },
  { name: "callTime", value: (lead) => lead.details?.callTime ?? "" },
  { name: "agent", value: (lead) => lead.details?.agent ?? "" },
  { name: "origin", value: (lead) => lead.details?.origin ?? "" },
  { name: "delivery", value: (lead) => deliverySummary(lead.deliveries) },
];

/** Parts of each format: the text before the leads, one lead, the separator, the end. */
export const exportFormats = {
  csv: {
    // The byte order mark makes spreadsheets read UTF-8.
    start: `\uFEFF${csvLine(columns.map(({ name }) => name))}`,
    lead: (lead: LeadRecord, rules: RetentionRules) =>
      csvLine(columns.map(({ value }) => value(lead, rules))),
    between: "",
    end: "",
  },
  json: {
    start: "[\n",
    lead: (lead: LeadRecord, rules: RetentionRules) =>
      jsonLine(
        Object.fromEntries(columns.map(({ name, value }) => [name, value(lead, rules) || null])),
      ),
    between: ",\n",
    end: "\n]\n",
  },
};
