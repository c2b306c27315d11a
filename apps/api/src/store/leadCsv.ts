import type { LeadRecord } from "./leadRecords.ts";
import { keptUntil, type RetentionRules } from "./retention.ts";
import type { OutboxTable } from "./tables.ts";
import { oneLine } from "./visibleText.ts";

export function deliverySummary(deliveries: OutboxTable[]): string {
  if (deliveries.length === 0) return "not configured";
  return deliveries
    .map((delivery) => `${delivery.channel} ${delivery.state}${problemOf(delivery)}`)
    .join(", ");
}

export const problemOf = ({ state, last_problem: problem }: OutboxTable) =>
  state !== "sent" && problem ? ` (${problem})` : "";

/** Matches where a spreadsheet may begin a formula (OWASP), also after invisible ones or a semicolon. */
const formula = /(^|;)(?=[\s\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/gu;

/** Returns a record of RFC 4180. Each cell is quoted, because its content is untrusted. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(",")}\r\n`;
}

function quoted(cell: string): string {
  const shown = oneLine(cell);
  const text = shown.replace(formula, "$1'");
  return `"${text.replaceAll('"', '""')}"`;
}

type Value = (lead: LeadRecord, rules: RetentionRules) => string;

const columns: Record<string, Value> = {
  "site.id": (lead) => lead.id,
  "site.kind": (lead) => lead.kind,
  "site.receivedAt": (lead) => lead.received_at,
  "site.source": (lead) => lead.source,
  "site.consentVersion": (lead) => lead.consent_version,
  "site.consentAt": (lead) => lead.consent_at,
  "site.consentWithdrawnAt": (lead) => lead.consent_withdrawn_at ?? "",
  "site.answeredAt": (lead) => lead.answered_at ?? "",
  "site.suspicion": (lead) => lead.suspicion ?? "",
  "site.keptUntil": (lead, rules) => keptUntil(lead, rules)?.toISOString().slice(0, 10) ?? "",
  "site.delivery": (lead) => deliverySummary(lead.deliveries),
  "visitor.firstName": (lead) => lead.first_name,
  "visitor.lastName": (lead) => lead.last_name,
  "visitor.phoneOrEmail": (lead) => lead.phone_or_email,
  "visitor.purpose": (lead) => lead.details?.purpose ?? "",
  "visitor.callTime": (lead) => lead.details?.callTime ?? "",
  "visitor.agent": (lead) => lead.details?.agent ?? "",
  "visitor.origin": (lead) => lead.details?.origin ?? "",
};

// The byte order mark makes spreadsheets read UTF-8.
export const csvHead = `\uFEFF${csvLine(Object.keys(columns))}`;
export const csvRow = (lead: LeadRecord, rules: RetentionRules) =>
  csvLine(Object.values(columns).map((value) => value(lead, rules)));
