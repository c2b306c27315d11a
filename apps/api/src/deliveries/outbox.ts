import { sql } from "kysely";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { onStore } from "../leads/storeFailure.ts";

export interface Claim<Message, Name extends string> {
  channel: Name;
  lease: string;
  attempts: number;
  createdAt: string;
  /** An earlier attempt was begun and never settled, so that it may have succeeded. */
  isUncertain: boolean;
  message: Message;
}

export interface ClaimRequest<Name extends string> {
  channel: Name;
  limit: number;
  now: Date;
  leaseMs: number;
  lease: string;
}

/** Problem of a delivery that was left out because its address was written to within a day. */
export const toldAlready = "told within a day already";

export interface Failure {
  problem: string;
  next: { state: "dead" } | { state: "pending"; due: Date };
}

/** Deliveries that wait in a table, for any number of workers. */
export interface Outbox<Message, Name extends string> {
  /** Name in the log of the thing a delivery is about. */
  about: "lead" | "reminder";
  /** Claims due deliveries. Until the lease ends, no other worker gets them. */
  claim(request: ClaimRequest<Name>): Promise<Claim<Message, Name>[]>;
  /** Settle a claim, unless its lease has been given to another worker since. */
  succeed(claim: Claim<Message, Name>, now: Date): Promise<void>;
  fail(claim: Claim<Message, Name>, failure: Failure): Promise<void>;
  /** Tells if another delivery went to the same address since then; asked of channels that send once. */
  wentTo?(claim: Claim<Message, Name>, since: Date): Promise<boolean>;
}

export interface OutboxOptions<Message> {
  about: "lead" | "reminder";
  table: "deliveries" | "reminder_deliveries";
  /** The column that names what a delivery is about. */
  subject: "lead_id" | "reminder_id";
  /** Reads what is to be sent; what is gone meanwhile is left out. */
  readMessages(db: LeadDatabase, ids: string[]): Promise<Message[]>;
}

type AnyName = "email";

/** The outbox in one of the tables that share its columns. */
export function outbox<Message extends { id: string }, Name extends string>(
  db: LeadDatabase,
  { about, table, subject, readMessages }: OutboxOptions<Message>,
): Outbox<Message, Name> {
  // The tables differ in the name of one column alone, which is always written through this.
  const deliveries = table as "deliveries";
  const id = sql.ref<string>(subject);

  async function due({ channel, limit, now }: ClaimRequest<Name>) {
    const rows = await db
      .selectFrom(deliveries)
      .select([id.as("id"), "lease"])
      .where("state", "=", "pending")
      .where("channel", "=", channel as string as AnyName)
      .where("due_at", "<=", now.toISOString())
      .orderBy("due_at")
      .limit(limit)
      .execute();
    return new Map(rows.map((row) => [row.id, row.lease]));
  }

  async function claim(request: ClaimRequest<Name>): Promise<Claim<Message, Name>[]> {
    const { channel, now, leaseMs, lease } = request;
    const leases = await due(request);
    if (leases.size === 0) return [];
    // Whoever updates a row first moves its due time, which takes it out of the others' reach.
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
        const settled = { state: "sent" as const, sent_at, lease: null, last_problem: null };
        await held(claimed).set(settled).execute();
      }),
    fail: (claimed, { problem, next }) =>
      onStore(async () => {
        const due = next.state === "pending" ? { due_at: next.due.toISOString() } : {};
        const settled = { state: next.state, lease: null, last_problem: problem, ...due };
        await held(claimed).set(settled).execute();
      }),
  };
}
