import { sql } from "kysely";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { onStore } from "../leads/storeFailure.ts";
import { type ChannelName, type DeliveryState, staffChannels } from "../leads/tables.ts";
import type { LeadMessage } from "./channel.ts";

export type Claim = {
  channel: ChannelName;
  lease: string;
  attempts: number;
  createdAt: string;
  /** An earlier attempt was begun and never settled, so that it may have succeeded. */
  isUncertain: boolean;
  message: LeadMessage;
};

export type ClaimRequest = {
  channel: ChannelName;
  limit: number;
  now: Date;
  leaseMs: number;
  lease: string;
};

export type Failure = {
  problem: string;
  next: { state: "dead" } | { state: "pending"; due: Date };
};

export type DeliveryCounts = { dead: number; oldestPending: string | undefined };

export type DeliveryQueue = {
  /** Claims due deliveries for the lease, during which no other worker gets them. */
  claim(request: ClaimRequest): Promise<Claim[]>;
  /** Both settle a claim only while its lease is still the one given. */
  succeed(claim: Claim, now: Date): Promise<void>;
  fail(claim: Claim, failure: Failure): Promise<void>;
  /**
   * Returns true if another application's delivery on the channel went to the same address since
   * then.
   */
  wentTo(claim: Claim, since: Date): Promise<boolean>;
  counts(): Promise<DeliveryCounts>;
};

async function dueLeads(db: LeadDatabase, { channel, limit, now }: ClaimRequest) {
  const rows = await db
    .selectFrom("deliveries")
    .select(["lead_id", "lease"])
    .where("state", "=", "pending")
    .where("channel", "=", channel)
    .where("due_at", "<=", now.toISOString())
    .orderBy("due_at")
    .limit(limit)
    .execute();
  return new Map(rows.map((row) => [row.lead_id, row.lease]));
}

async function claim(db: LeadDatabase, request: ClaimRequest): Promise<Claim[]> {
  const { channel, now, leaseMs, lease } = request;
  const due = await dueLeads(db, request);
  if (due.size === 0) return [];
  // The first worker to update a row moves its due time, so that no other worker takes it.
  const taken = await db
    .updateTable("deliveries")
    .set({
      lease,
      due_at: new Date(now.getTime() + leaseMs).toISOString(),
      attempts: sql<number>`attempts + 1`,
    })
    .where("lead_id", "in", [...due.keys()])
    .where("channel", "=", channel)
    .where("state", "=", "pending")
    .where("due_at", "<=", now.toISOString())
    .returning(["lead_id"])
    .execute();
  if (taken.length === 0) return [];
  const rows = await db
    .selectFrom("deliveries")
    .innerJoin("leads", "leads.id", "deliveries.lead_id")
    .selectAll()
    .where("deliveries.lease", "=", lease)
    .where("deliveries.channel", "=", channel)
    .where(
      "deliveries.lead_id",
      "in",
      taken.map((row) => row.lead_id),
    )
    .execute();
  return rows.map((row) => ({
    channel,
    lease,
    attempts: row.attempts,
    createdAt: row.created_at,
    isUncertain: Boolean(due.get(row.lead_id)),
    message: {
      id: row.lead_id,
      receivedAt: row.received_at,
      firstName: row.first_name,
      lastName: row.last_name,
      phoneOrEmail: row.phone_or_email,
      consent: { version: row.consent_version, agreedAt: row.consent_at },
      source: row.source,
    },
  }));
}

const held = (db: LeadDatabase, { channel, lease, message }: Claim) =>
  db
    .updateTable("deliveries")
    .where("lead_id", "=", message.id)
    .where("channel", "=", channel)
    .where("lease", "=", lease);

async function wentTo(db: LeadDatabase, { channel, message }: Claim, since: Date) {
  const other = await db
    .selectFrom("leads")
    .innerJoin("deliveries", "deliveries.lead_id", "leads.id")
    .select("leads.id")
    .where(sql<boolean>`lower(phone_or_email) = ${message.phoneOrEmail.toLowerCase()}`)
    .where("leads.id", "<>", message.id)
    .where("channel", "=", channel)
    .where("attempts", ">", 0)
    .where("created_at", ">=", since.toISOString())
    .where((eb) =>
      eb.or([
        eb("state", "<>", "pending"),
        // Of two that are sent at the same time, one goes.
        eb.and([eb("lease", "is not", null), eb("leads.id", "<", message.id)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

async function counts(db: LeadDatabase): Promise<DeliveryCounts> {
  const rows = await db
    .selectFrom("deliveries")
    .innerJoin("leads", "leads.id", "deliveries.lead_id")
    .select([
      "state",
      (eb) => eb.fn.countAll().as("count"),
      (eb) => eb.fn.min("created_at").as("oldest"),
    ])
    .where("state", "in", ["pending", "dead"])
    .where("channel", "in", staffChannels)
    // Staff who answered a lead know of it.
    .where("answered_at", "is", null)
    .groupBy("state")
    .execute();
  const of = (state: DeliveryState) => rows.find((row) => row.state === state);
  return { dead: Number(of("dead")?.count ?? 0), oldestPending: of("pending")?.oldest };
}

export function deliveryQueue(db: LeadDatabase): DeliveryQueue {
  return {
    claim: (request) => onStore(() => claim(db, request)),
    succeed: (claimed, now) =>
      onStore(async () => {
        const sent_at = now.toISOString();
        const settled = { state: "sent" as const, sent_at, lease: null, last_problem: null };
        await held(db, claimed).set(settled).execute();
      }),
    fail: (claimed, { problem, next }) =>
      onStore(async () => {
        const due = next.state === "pending" ? { due_at: next.due.toISOString() } : {};
        const settled = { state: next.state, lease: null, last_problem: problem, ...due };
        await held(db, claimed).set(settled).execute();
      }),
    wentTo: (claimed, since) => onStore(() => wentTo(db, claimed, since)),
    counts: () => onStore(() => counts(db)),
  };
}
