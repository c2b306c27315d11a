import type { LeadRecord } from "../leads/leadRecords.ts";
import { keptUntil, type RetentionRules } from "../leads/retention.ts";
import { jsonLine } from "../leads/visibleText.ts";
import { csvLine } from "./csvLine.ts";
import { deliverySummary } from "./tables.ts";

type Value = (lead: LeadRecord, rules: RetentionRules) => string;

/** Columns of what the site recorded, and of what the visitor wrote. */
const columns: Record<"site" | "visitor", Record<string, Value>> = {
  site: {
    id: (lead) => lead.id,
    kind: (lead) => lead.kind,
    receivedAt: (lead) => lead.received_at,
    source: (lead) => lead.source,
    consentVersion: (lead) => lead.consent_version,
    consentAt: (lead) => lead.consent_at,
    consentWithdrawnAt: (lead) => lead.consent_withdrawn_at ?? "",
    answeredAt: (lead) => lead.answered_at ?? "",
    suspicion: (lead) => lead.suspicion ?? "",
    keptUntil: (lead, rules) => keptUntil(lead, rules)?.toISOString().slice(0, 10) ?? "",
    delivery: (lead) => deliverySummary(lead.deliveries),
  },
  visitor: {
    firstName: (lead) => lead.first_name,
    lastName: (lead) => lead.last_name,
    phoneOrEmail: (lead) => lead.phone_or_email,
    purpose: (lead) => lead.details?.purpose ?? "",
    callTime: (lead) => lead.details?.callTime ?? "",
    agent: (lead) => lead.details?.agent ?? "",
    origin: (lead) => lead.details?.origin ?? "",
  },
};

const writers = Object.entries(columns);
const titles = writers.flatMap(([by, values]) =>
  Object.keys(values).map((name) => `${by}.${name}`),
);

/** Parts of each format: the text before the leads, one lead, the separator, the end. */
export const exportFormats = {
  csv: {
    // The byte order mark makes spreadsheets read UTF-8.
    start: `\uFEFF${csvLine(titles)}`,
    lead: (lead: LeadRecord, rules: RetentionRules) =>
      csvLine(
        writers.flatMap(([, values]) => Object.values(values).map((value) => value(lead, rules))),
      ),
    between: "",
    end: "",
  },
  json: {
    start: "[\n",
    lead: (lead: LeadRecord, rules: RetentionRules) =>
      jsonLine(
        Object.fromEntries(
          writers.map(([by, values]) => [
            by,
            Object.fromEntries(
              Object.entries(values).map(([name, value]) => [name, value(lead, rules) || null]),
            ),
          ]),
        ),
      ),
    between: ",\n",
    end: "\n]\n",
  },
};
