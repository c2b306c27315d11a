import type { Lane } from "../limits/rateLimiter.ts";
import { type AuditEntry, audit } from "./auditLog.ts";
import { inPages, inTurns, takingTurns } from "./engine.ts";
import { type LeadKind, plainAddress } from "./lead.ts";
import {
  type ChannelName,
  detailsChannels,
  type LeadDatabase,
  type LeadTransaction,
  leadChannels,
  listChannels,
  type OutboxTable,
  staffChannels,
} from "./tables.ts";

export const isStaffChannel = (channel: ChannelName) =>
  staffChannels.some((name) => name === channel);

export const isDetailsChannel = (channel: ChannelName) =>
  detailsChannels.some((name) => name === channel);

export interface NewLead {
  id: string;
  kind: LeadKind;
  phoneOrEmail: string;
  lane: Lane | null;
}

/** Returns a new lead's deliveries. An acknowledgement takes a token, so a visit of the form. */
export function newDeliveries(
  { id, kind, phoneOrEmail, lane }: NewLead,
  channels: readonly ChannelName[],
  now: string,
) {
  const isProgram = lane === "program";
  const isAcknowledged = kind === "application" && !isProgram && plainAddress.test(phoneOrEmail);
  return channels
    .filter(
      (channel) =>
        isStaffChannel(channel) ||
        channel === "notice" ||
        (channel === "acknowledgement" && isAcknowledged),
    )
    .map((channel) => newDelivery(id, channel, now, isProgram ? 1 : 0));
}

export function newDelivery(
  subjectId: string,
  channel: ChannelName,
  dueAt: string,
  priority = 0,
): OutboxTable {
  return {
    subject_id: subjectId,
    channel,
    state: "pending",
    attempts: 0,
    created_at: dueAt,
    due_at: dueAt,
    lease: null,
    last_problem: null,
    sent_at: null,
    priority,
  };
}

export async function addDeliveries(
  db: LeadDatabase,
  rows: readonly OutboxTable[],
  isRenewal = false,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { subject_id: _, channel: __, ...renewed } = first;
  await db
    .insertInto("outbox")
    .values(rows)
    .onConflict((conflict) => {
      const existing = conflict.columns(["subject_id", "channel"]);
      return isRenewal ? existing.doUpdateSet(renewed) : existing.doNothing();
    })
    .execute();
}

/** Adds deliveries anew, also those that were made before. */
export const renewDeliveries = (db: LeadDatabase, rows: readonly OutboxTable[]) =>
  addDeliveries(db, rows, true);

export function queueDeliveries(
  db: LeadDatabase,
  leads: readonly NewLead[],
  channels: readonly ChannelName[],
  now: Date,
): Promise<void> {
  const time = now.toISOString();
  return addDeliveries(
    db,
    leads.flatMap((lead) => newDeliveries(lead, channels, time)),
  );
}

/** Returns a query of the deliveries of leads that staff have not answered, without acknowledgements. */
export const openDeliveries = (db: LeadDatabase) =>
  db
    .selectFrom("outbox")
    .innerJoin("leads", "leads.id", "subject_id")
    .where("channel", "<>", "acknowledgement")
    .where(({ and }) => and({ answered_at: null, suspicion: null }));

export async function givenUpLeads(db: LeadDatabase): Promise<string[]> {
  const dead = openDeliveries(db).where("state", "=", "dead").select("subject_id").distinct();
  return (await dead.execute()).map(({ subject_id }) => subject_id);
}

/** Queues these leads again on each staff channel, whatever the outcome of earlier deliveries. */
export async function redeliver(
  db: LeadDatabase,
  leadIds: string[],
  allChannels: readonly ChannelName[],
  now: Date,
): Promise<void> {
  // An applicant gets only one acknowledgement, and details are part of the lead by now.
  const channels = allChannels.filter(isStaffChannel);
  const time = now.toISOString();
  const rows = leadIds.flatMap((id) => channels.map((channel) => newDelivery(id, channel, time)));
  await renewDeliveries(db, rows);
}

/** Queues unanswered leads stored while no channel was configured, and returns how many. */
export async function queueWaitingLeads(
  db: LeadDatabase,
  channels: readonly ChannelName[],
  now: Date,
): Promise<number> {
  if (!channels.some(isStaffChannel)) return 0;
  const waiting = db
    .selectFrom("leads")
    .select(["id", "kind", "phone_or_email as phoneOrEmail", "lane"])
    .where(({ and }) => and({ answered_at: null, suspicion: null, removed_at: null }))
    .where(({ not, exists, selectFrom }) => {
      const queued = selectFrom("outbox").select("channel").where("channel", "in", staffChannels);
      return not(exists(queued.whereRef("outbox.subject_id", "=", "leads.id")));
    });
  return inTurns(
    (limit) => waiting.limit(limit).execute(),
    // No acknowledgement after days: it says "just received". Another instance may have queued these.
    (page) => queueDeliveries(db, page, channels.filter(isStaffChannel), now),
  );
}

/** Moves unsent deliveries of removed channels to configured ones. Reminders wait for mail. */
export async function moveDeliveries(
  db: LeadDatabase,
  channels: readonly ChannelName[],
  now: Date,
): Promise<number> {
  if (!channels.some(isStaffChannel)) return 0;
  const removed = [...leadChannels, ...listChannels].filter((name) => !channels.includes(name));
  const stranded = db
    .selectFrom("outbox")
    .select(["subject_id", "channel"])
    .where("state", "in", ["pending", "dead"])
    .where("channel", "in", removed);
  return inTurns(
    (limit) => stranded.limit(limit).execute(),
    (page) => db.transaction().execute((tx) => movePage(tx, page, channels, now)),
  );
}

async function movePage(
  tx: LeadTransaction,
  page: readonly Pick<OutboxTable, "subject_id" | "channel">[],
  channels: readonly ChannelName[],
  now: Date,
): Promise<void> {
  for (const { subject_id, channel } of page) {
    const row = tx.deleteFrom("outbox").where(({ and }) => and({ subject_id, channel }));
    const isGone = (await row.where("state", "<>", "sent").executeTakeFirst()).numDeletedRows > 0n;
    const isOfKind = [isStaffChannel, isDetailsChannel].find((isOne) => isOne(channel));
    if (!isGone || !isOfKind) continue;
    const names = channels.filter(isOfKind);
    await addDeliveries(
      tx,
      names.map((name) => newDelivery(subject_id, name, now.toISOString())),
    );
  }
}

/** Longer than any backoff, so that only a clock rollback can have caused it. */
const maxPlausibleWaitMs = 2 * 60 * 60 * 1000;

/** Makes due the deliveries that a clock rollback left in the future. */
export async function releaseFarDue(db: LeadDatabase, now: Date): Promise<number> {
  const released = await db
    .updateTable("outbox")
    .set({ due_at: now.toISOString(), lease: null })
    .where("state", "=", "pending")
    .where("due_at", ">", new Date(now.getTime() + maxPlausibleWaitMs).toISOString())
    // Staff put off calls, and a reminder waits for years.
    .where("channel", "not in", ["call", "reminder"])
    .executeTakeFirst();
  return Number(released.numUpdatedRows);
}

export async function withDeliveries<Subject extends { id: string }>(
  db: LeadDatabase,
  subjects: readonly Subject[],
) {
  const deliveries: OutboxTable[] = [];
  for (const page of inPages(subjects)) {
    const ids = page.map(({ id }) => id);
    const some = db.selectFrom("outbox").selectAll().where("subject_id", "in", ids);
    deliveries.push(...(await some.orderBy("channel").execute()));
  }
  const ofSubject = Map.groupBy(deliveries, (delivery) => delivery.subject_id);
  return subjects.map((subject) => ({ ...subject, deliveries: ofSubject.get(subject.id) ?? [] }));
}

/** Accepts those still suspected as genuine, queues their delivery, and returns how many. */
export async function acceptSuspected(
  db: LeadDatabase,
  leads: readonly { id: string }[],
  channels: readonly ChannelName[],
  entry: Omit<AuditEntry, "leadIds" | "action">,
): Promise<number> {
  let count = 0;
  await inTurns(takingTurns(leads), async (page) => {
    count += await acceptPage(db, page, channels, entry);
  });
  return count;
}

function acceptPage(...[db, leads, channels, entry]: Parameters<typeof acceptSuspected>) {
  const ids = leads.map(({ id }) => id);
  return db.transaction().execute(async (tx) => {
    const accepted = await tx
      .updateTable("leads")
      .set({ suspicion: null, network: null, notice_id: null })
      .where("id", "in", ids)
      .where("suspicion", "is not", null)
      .where("removed_at", "is", null)
      .returning(["id", "kind", "phone_or_email as phoneOrEmail", "lane"])
      .execute();
    if (accepted.length === 0) return 0;
    await queueDeliveries(tx, accepted, channels, entry.at);
    const leadIds = accepted.map(({ id }) => id);
    await audit(tx, { ...entry, action: "accepted", leadIds });
    return accepted.length;
  });
}

/** Deletes the deliveries that are not sent and not being sent: those of one channel, or all. */
export async function cancelDeliveries(
  tx: LeadTransaction,
  leadIds: readonly string[],
  channel?: ChannelName,
): Promise<void> {
  let query = tx.deleteFrom("outbox").where("subject_id", "in", leadIds);
  // What was added to a lead is queued only once, so it is not cancelled.
  query = channel
    ? query.where("channel", "=", channel)
    : query.where("channel", "not in", detailsChannels);
  await query.where("state", "=", "pending").where("lease", "is", null).execute();
}
