import { sql } from "kysely";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { onStore } from "../leads/storeFailure.ts";
import type { MailRefusal } from "./visitorMails.ts";

export interface Claim<Message, Name extends string> {
  channel: Name;
  lease: string;
  attempts: number;
  createdAt: string;
  /** True if an earlier attempt has no recorded outcome and may have succeeded. */
  isUncertain: boolean;
  message: Message;
}

interface ClaimRequest<Name extends string> {
  channel: Name;
  limit: number;
  now: Date;
  leaseMs: number;
  lease: string;
}

export interface Failure {
  problem: string;
  next: { state: "dead" } | { state: "pending"; due: Date };
}

/** Table of waiting deliveries, for any number of workers. */
export interface Outbox<Message, Name extends string> {
  /** Log name of the subject of a delivery. */
  about: "lead" | "reminder";
  /** Claims due deliveries. Until the lease ends, no other worker gets them. */
  claim(request: ClaimRequest<Name>): Promise<Claim<Message, Name>[]>;
  /** Records the outcome of a claim, unless another worker has its lease. */
  succeed(claim: Claim<Message, Name>, now: Date): Promise<void>;
  fail(claim: Claim<Message, Name>, failure: Failure): Promise<void>;
  /** Counts a mail to a visitor, and returns why it must not be sent, if so. */
  refusalOf?(claim: Claim<Message, Name>, now: Date): Promise<MailRefusal | undefined>;
}

export interface OutboxOptions<Message> {
  about: "lead" | "reminder";
  table: "deliveries" | "reminder_deliveries";
  /** Column with the id of a delivery's subject. */
  subject: "lead_id" | "reminder_id";
  /** Reads the messages to send, without deleted ones. */
  readMessages(db: LeadDatabase, ids: string[]): Promise<Message[]>;
}

type AnyName = "email";

/** Returns an outbox on one of the tables with its columns. */
export function outbox<Message extends { id: string }, Name extends string>(
  db: LeadDatabase,
  { about, table, subject, readMessages }: OutboxOptions<Message>,
): Outbox<Message, Name> {
  // The tables differ only in the name of the subject column, which queries reference by `id`.
  const deliveries = table as "deliveries";
  const id = sql.ref<string>(subject);

  async function due({ channel, limit, now }: ClaimRequest<Name>) {
    const rows = await db
      .selectFrom(deliveries)
      .select([id.as("id"), "lease"])
      .where("state", "=", "pending")
      .where("channel", "=", channel as string as AnyName)
      .where("due_at", "<=", now.toISOString())
      .orderBy("priority")
      .orderBy("due_at")
      .limit(limit)
      .execute();
    return new Map(rows.map((row) => [row.id, row.lease]));
  }

  async function claim(request: ClaimRequest<Name>): Promise<Claim<Message, Name>[]> {
    const { channel, now, leaseMs, lease } = request;
    const leases = await due(request);
    if (leases.size === 0) return [];
    // The first worker to update a row moves its due time, so that the others do not match it.
    const taken = await db
      .updateTable(deliveries)
      .set({
        lease,
        due_at: new Date(now.getTime() + leaseMs).toISOString(),
        attempts: sql<number>`attempts + 1`,
      })
      .where(id, "in", [...leases.keys()])
      .where("channel", "=", channel as string as AnyName)
      .where("state", "=", "pending")
      .where("due_at", "<=", now.toISOString())
      .returning([id.as("id"), "attempts", "created_at"])
      .execute();
    if (taken.length === 0) return [];
    const rows = new Map(taken.map((row) => [row.id, row]));
    const messages = await readMessages(db, [...rows.keys()]);
    return messages.flatMap((message) => {
      const row = rows.get(message.id);
      if (!row) return [];
      return {
        channel,
        lease,
        attempts: row.attempts,
        createdAt: row.created_at,
        isUncertain: Boolean(leases.get(message.id)),
        message,
      };
    });
  }

  const held = ({ channel, lease, message }: Claim<Message, Name>) =>
    db
      .updateTable(deliveries)
      .where(id, "=", message.id)
      .where("channel", "=", channel as string as AnyName)
      .where("lease", "=", lease);

  return {
    about,
    claim: (request) => onStore(() => claim(request)),
    succeed: (claimed, now) =>
      onStore(async () => {
        const sent_at = now.toISOString();
        const outcome = { state: "sent" as const, sent_at, lease: null, last_problem: null };
        await held(claimed).set(outcome).execute();
      }),
    fail: (claimed, { problem, next }) =>
      onStore(async () => {
        const due = next.state === "pending" ? { due_at: next.due.toISOString() } : {};
        const outcome = { state: next.state, lease: null, last_problem: problem, ...due };
        await held(claimed).set(outcome).execute();
      }),
  };
}
