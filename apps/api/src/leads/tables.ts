import type { RetentionClass } from "@mortgage-kit/compliance/retention";
import type { Generated } from "kysely";
import type { LeadSource, Suspicion } from "./lead.ts";

/** Times are ISO 8601 text in UTC: they sort as they read, alike in both engines. */
type Time = string;

export interface LeadsTable {
  id: string;
  received_at: Time;
  first_name: string;
  last_name: string;
  phone_or_email: string;
  consent_version: string;
  consent_at: Time;
  source: LeadSource;
  answered_at: Time | null;
  /** The record of `consents` that was agreed to; applications from before it was kept have none. */
  consent_id: string | null;
  /** Suspicion that holds back delivery until a person has checked the lead. */
  suspicion: Suspicion | null;
  /** Network of a suspected lead, such as 203.0.113.0/24; null for all others. */
  network: string | null;
  /** Text that `find` searches, as `searchText` writes it. */
  search: string;
  retention_class: Generated<RetentionClass>;
  /** Once the day a mortgage closed, from which its time was counted; a mortgage with one needs `term_ends_at`. */
  retention_from: Generated<Time | null>;
  /** End of the term of the mortgage that it led to, from which the retention period runs. */
  term_ends_at: Generated<Time | null>;
  /** Reason why it may not be removed, whatever its age. */
  hold_reason: Generated<string | null>;
  consent_withdrawn_at: Generated<Time | null>;
}

export interface ConsentsTable {
  id: string;
  version: string;
  language: string;
  text: string;
  /** A list of titles, addresses and versions, as JSON. */
  documents: string;
  first_used_at: Time;
}

/**
 * Audit log: actor, action and application. Rows are only ever added, and contain no personal
 * information.
 */
export interface AuditLogTable {
  id: string;
  at: Time;
  actor: string;
  action: string;
  lead_id: string | null;
  detail: string | null;
  /** Its place in the log, from 1 without gaps. */
  seq: number;
  /** Covers the entry and the hash before it. */
  hash: string;
}

/** Entries of the register of privacy breaches, several for one breach. Rows are only ever added. */
export interface BreachRecordsTable {
  breach_id: string;
  /** Counts the entries of a breach from 1. */
  number: number;
  at: Time;
  actor: string;
  /** The record, as JSON. */
  entry: string;
}

export interface IdempotencyKeysTable {
  key: string;
  fingerprint: string;
  lead_id: string;
  received_at: Time;
}

/** Channels that tell the staff of an application. */
export const staffChannels = ["email", "webhook"] as const;
/** A channel of the staff, or the one that thanks the applicant. */
export type ChannelName = (typeof staffChannels)[number] | "acknowledgement";
export type DeliveryState = "pending" | "sent" | "dead";

export interface DeliveriesTable {
  lead_id: string;
  channel: ChannelName;
  state: DeliveryState;
  attempts: number;
  created_at: Time;
  /** Time of the next attempt; during an attempt, the end of its lease. */
  due_at: Time;
  /** Names who is trying it, so that a late worker cannot settle another's attempt. */
  lease: string | null;
  last_problem: string | null;
  sent_at: Time | null;
}

export interface RemindersTable {
  id: string;
  email: string;
  /** The address in lower case: the same for all requests of one mailbox. */
  email_key: string;
  /** Such as 2028-05. */
  renewal_month: string;
  requested_at: Time;
  /** Until when it may be confirmed; what is not confirmed by then is deleted. */
  expires_at: Time;
  consent_id: string;
  consent_version: string;
  confirmed_at: Time | null;
  withdrawn_at: Time | null;
}

/** Mails of the outbox to people who asked for a reminder. */
export type ReminderMailName = "confirmation" | "reminder";

export type ReminderDeliveriesTable = Omit<DeliveriesTable, "lead_id" | "channel"> & {
  reminder_id: string;
  channel: ReminderMailName;
};

export interface Tables {
  leads: LeadsTable;
  idempotency_keys: IdempotencyKeysTable;
  deliveries: DeliveriesTable;
  consents: ConsentsTable;
  audit_log: AuditLogTable;
  breach_records: BreachRecordsTable;
  reminders: RemindersTable;
  reminder_deliveries: ReminderDeliveriesTable;
  store_probe: { id: number; checked_at: Time };
  /** One row, the secret that signs the form's tokens for every instance on this database. */
  form_keys: { id: number; secret: string };
  /** One row while something was erased of which the files are not cleared yet. */
  unscrubbed: { id: number; since: Time };
}
