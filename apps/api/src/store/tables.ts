import type { RetentionClass } from "@mortgage-kit/compliance/retention";
import type { AnswerLanguage, AnswerWay, CallTime, Purpose } from "@mortgage-kit/contracts";
import type { Generated, Kysely, Transaction } from "kysely";
import type { Lane } from "../limits/rateLimiter.ts";
import type { LeadKind, LeadSource, Suspicion } from "./lead.ts";

/** ISO 8601 time in UTC, as text that sorts chronologically in both engines. */
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
  kind: Generated<LeadKind>;
  answered_at: Time | null;
  /** Id of the agreed record in `consents`; null for applications older than that table. */
  consent_id: string | null;
  /** Reason why delivery waits for review; null for all others. */
  suspicion: Suspicion | null;
  /** Kept of suspected leads, as `Submission` and `Evidence` describe it; null for all others. */
  network: string | null;
  /** List that told staff that the lead waits, for review or for an answer. */
  notice_id: Generated<string | null>;
  taken_by: Generated<string | null>;
  /** Time before which staff decided not to call. */
  call_after: Generated<Time | null>;
  /** Time at which staff marked it as spam. Until it is removed seven days later, they can undo that. */
  removed_at: Generated<Time | null>;
  /** Reason of staff to erase the person, which is done seven days after `removed_at`; null for spam. */
  erase_reason: Generated<string | null>;
  lane: Generated<Lane | null>;
  seconds_open: Generated<number | null>;
  is_first_sight: Generated<number | null>;
  /** Text that `find` searches, as `searchText` writes it. */
  search: string;
  retention_class: Generated<RetentionClass>;
  /** End of the resulting mortgage's term, from which the retention period runs. */
  term_ends_at: Generated<Time | null>;
  /** Reason for the legal hold, which prevents removal at any age. */
  hold_reason: Generated<string | null>;
  consent_withdrawn_at: Generated<Time | null>;
}

export interface LeadDetailsTable {
  lead_id: string;
  added_at: Time;
  /** Hash of the details, by which a retry is told from a second use of their token. */
  fingerprint: string;
  /** Consent record shown with the details; null if the lead's own consent covers them. */
  consent_id: string | null;
  purpose: Purpose | null;
  call_time: CallTime | null;
  call_day: string | null;
  answer_by: AnswerWay | null;
  language: AnswerLanguage | null;
  agent: string | null;
  origin: string | null;
  /** `SentResult` as JSON, in the words of its page. */
  result: string | null;
}

/** Notes of staff. They are personal, so they go with their lead. */
export interface LeadNotesTable {
  id: string;
  lead_id: string;
  at: Time;
  author: string;
  text: string;
}

interface ConsentsTable {
  id: string;
  version: string;
  language: string;
  text: string;
  documents: string;
  first_used_at: Time;
}

/** Audit log. Rows are only ever added, and contain no personal information. */
export interface AuditLogTable {
  id: string;
  at: Time;
  actor: string;
  action: string;
  lead_id: string | null;
  detail: string | null;
  seq: number;
  hash: string;
}

export interface IdempotencyKeysTable {
  key: string;
  fingerprint: string;
  lead_id: string;
  received_at: Time;
}

export const staffChannels = ["email", "webhook"] as const;
/** Channels that deliver the details that an applicant adds later, in the same order. */
export const detailsChannels = ["details email", "details webhook"] as const;
/** Channels that deliver a lead, its acknowledgement, a notice of it, or a call that staff put off. */
export const leadChannels = [
  ...staffChannels,
  ...detailsChannels,
  "acknowledgement",
  "notice",
  "call",
] as const;
export const listChannels = ["list email", "list notice", "list webhook"] as const;
export type ReminderMailName = "confirmation" | "reminder";

export type ChannelName =
  | (typeof leadChannels)[number]
  | (typeof listChannels)[number]
  | ReminderMailName;

export type DeliveryState = "pending" | "sent" | "dead";

export interface OutboxTable {
  /** Id of the lead, the reminder or the list that is sent. */
  subject_id: string;
  channel: ChannelName;
  state: DeliveryState;
  attempts: number;
  created_at: Time;
  /** Time of the next attempt; during an attempt, the end of its lease. */
  due_at: Time;
  /** Token of the running attempt, so that a late worker cannot record the outcome of another's attempt. */
  lease: string | null;
  last_problem: string | null;
  sent_at: Time | null;
  /** 0 for what a person sent, 1 for a program's, which is delivered after it. */
  priority: number;
}

export interface RemindersTable {
  id: string;
  email: string;
  /** The address in lower case: the same for all requests of one mailbox. */
  email_key: string;
  renewal_month: string;
  requested_at: Time;
  /** End of the time to confirm. An unconfirmed request is then deleted. */
  expires_at: Time;
  consent_id: string;
  consent_version: string;
  confirmed_at: Time | null;
  withdrawn_at: Time | null;
  /** Time at which staff asked to erase it, which is done seven days later. */
  erase_asked_at: Generated<Time | null>;
}

interface RatesTable {
  id: string;
  /** `RateEntry` of the brokerage's content, as JSON. */
  entry: string;
  set_at: Time;
  set_by: string;
  /** Time at which staff took it back, and who did. It counts no more. */
  undone_at: Time | null;
  undone_by: string | null;
}

export interface Tables {
  leads: LeadsTable;
  lead_details: LeadDetailsTable;
  lead_notes: LeadNotesTable;
  idempotency_keys: IdempotencyKeysTable;
  outbox: OutboxTable;
  consents: ConsentsTable;
  audit_log: AuditLogTable;
  reminders: RemindersTable;
  /** Mails to visitors of the last two days. */
  visitor_mails: { subject: string; channel: string; mailbox: string; at: Time };
  /** Keyed hashes of mailboxes whose owners withdrew. */
  withdrawn_mailboxes: { mailbox: string; withdrawn_at: Time; mailed_at: Time | null };
  /** One row: the secret that signs the links in reminders and hashes mailboxes. */
  link_keys: { id: number; secret: string };
  /** Times at which the links to a mailbox of staff, or to all, were revoked. */
  revoked_links: { mailbox: string; revoked_at: Time };
  /** Marks of a move to another store. */
  store_marks: { name: string; value: string };
  /** Rates that staff set, in the order they were set. Rows are never removed. */
  rates: RatesTable;
  store_probe: { id: number; checked_at: Time };
  /** One row: the secret that signs the form tokens of every instance on this database. */
  form_keys: { id: number; secret: string };
  /** One row while erased data may remain in the database files. */
  unscrubbed: { id: number; since: Time };
}

export type LeadDatabase = Kysely<Tables>;
export type LeadTransaction = Transaction<Tables>;
