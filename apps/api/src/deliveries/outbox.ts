import { type ExpressionBuilder, sql } from "kysely";
import type { LeadDatabase, Tables } from "../store/tables.ts";
import type { Channel } from "./channel.ts";
import { isCounted, type MailRefusal, takeVisitorMail } from "./visitorMails.ts";

export interface Claim {
  channel: Channel;
  lease: string;
  attempts: number;
  createdAt: string;
  /** True if an earlier attempt has no recorded outcome. */
  isUncertain: boolean;
  message: { id: string };
}

interface ClaimRequest {
  channel: Channel;
  limit: number;
  now: Date;
  leaseMs: number;
  lease: string;
}

export interface Failure {
  problem: string;
  /** Time of the next attempt; undefined gives the delivery up. */
  due?: Date;
}

const isDue =
  ({ channel, now }: ClaimRequest) =>
  (eb: ExpressionBuilder<Tables, "outbox">) =>
    eb.and([
      eb("state", "=", "pending"),
      eb("channel", "=", channel.name),
      eb("due_at", "<=", now.toISOString()),
    ]);

/** Claims due deliveries. Until the lease ends, no other worker gets them. */
async function claimDue(db: LeadDatabase, request: ClaimRequest): Promise<Claim[]> {
  const { channel, now, leaseMs, lease } = request;
  const due = db.selectFrom("outbox").select(["subject_id", "lease"]).where(isDue(request));
  const rows = await due.orderBy("priority").orderBy("due_at").limit(request.limit).execute();
  const leases = new Map(rows.map((row) => [row.subject_id, row.lease]));
  if (leases.size === 0) return [];
  // The first worker to update a row moves its due time, so that the others do not match it.
  const taken = await db
    .updateTable("outbox")
    .set({
      lease,
      due_at: new Date(now.getTime() + leaseMs).toISOString(),
      attempts: sql<number>`attempts + 1`,
    })
    .where("subject_id", "in", [...leases.keys()])
    .where(isDue(request))
    .returning(["subject_id", "attempts", "created_at"])
    .execute();
  if (taken.length === 0) return [];
  const ids = taken.map(({ subject_id }) => subject_id);
  const messages = new Map((await channel.read(db, ids)).map((read) => [read.id, read]));
  const gone = ids.filter((id) => !messages.has(id));
  if (gone.length > 0) {
    const own = db.deleteFrom("outbox").where(({ and }) => and({ channel: channel.name, lease }));
    await own.where("subject_id", "in", gone).execute();
  }
  return taken.flatMap(({ subject_id: id, attempts, created_at: createdAt }) => {
    const message = messages.get(id);
    const isUncertain = Boolean(leases.get(id));
    return message ? { channel, lease, attempts, createdAt, isUncertain, message } : [];
  });
}

export function outbox(db: LeadDatabase, visitorMailsPerDay: number) {
  const ofClaim = ({ channel: { name: channel }, lease, message }: Claim) =>
    db.updateTable("outbox").where(({ and }) => and({ subject_id: message.id, channel, lease }));

  /** Records that a claim was sent, unless another worker has its lease. */
  async function succeed(claimed: Claim, now: Date): Promise<void> {
    const outcome = { state: "sent", lease: null, last_problem: null } as const;
    await ofClaim(claimed)
      .set({ ...outcome, sent_at: now.toISOString() })
      .execute();
  }

  async function fail(claimed: Claim, { problem, due }: Failure): Promise<void> {
    const next = due ? { due_at: due.toISOString() } : ({ state: "dead" } as const);
    await ofClaim(claimed)
      .set({ ...next, lease: null, last_problem: problem })
      .execute();
  }

  const mayBeSent = async ({ channel, isUncertain, message }: Claim): Promise<boolean> =>
    isUncertain && (await isCounted(db, { subject: message.id, channel: channel.name }));

  /** Counts a mail to a visitor, and returns why it must not be sent, if so. */
  async function refusalOf(claimed: Claim, now: Date): Promise<MailRefusal | undefined> {
    const { message } = claimed;
    const { name, visitorAddress } = claimed.channel;
    if (!visitorAddress) return undefined;
    const mail = { subject: message.id, channel: name, address: visitorAddress(message) };
    return db
      .transaction()
      .execute((tx) => takeVisitorMail(tx, mail, { perDay: visitorMailsPerDay, now }));
  }

  return {
    claim: (request: ClaimRequest) => claimDue(db, request),
    succeed,
    fail,
    mayBeSent,
    refusalOf,
  };
}

export type Outbox = ReturnType<typeof outbox>;
