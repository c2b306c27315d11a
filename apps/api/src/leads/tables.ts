import type { LeadSource } from "./lead.ts";

/** Times are ISO 8601 text in UTC: they sort as they read, alike in both engines. */
type Time = string;

export type LeadsTable = {
  id: string;
  received_at: Time;
  first_name: string;
  last_name: string;
  phone_or_email: string;
  consent_version: string;
  consent_at: Time;
  source: LeadSource;
  answered_at: Time | null;
};

export type IdempotencyKeysTable = {
  key: string;
  fingerprint: string;
  lead_id: string;
  received_at: Time;
};

export type ChannelName = "email" | "webhook";
export type DeliveryState = "pending" | "sent" | "dead";

export type DeliveriesTable = {
  lead_id: string;
  channel: ChannelName;
  state: DeliveryState;
  attempts: number;
  created_at: Time;
  /** When it may be tried; while it is being tried, when its lease ends. */
  due_at: Time;
  /** Names who is trying it, so that a late worker cannot settle another's attempt. */
  lease: string | null;
  last_problem: string | null;
  sent_at: Time | null;
};

export type Tables = {
  leads: LeadsTable;
  idempotency_keys: IdempotencyKeysTable;
  deliveries: DeliveriesTable;
  store_probe: { id: number; checked_at: Time };
};
