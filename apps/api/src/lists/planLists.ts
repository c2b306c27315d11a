import { zonedTime } from "@mortgage-kit/content/office";
import { isBackupLate, lastBackupAt } from "../backup/backupFolder.ts";
import type { Settings } from "../settings/readSettings.ts";
import { auditHead, lastAt } from "../store/auditLog.ts";
import { countRows, lockTable } from "../store/engine.ts";
import { countUpTo } from "../store/leadRecords.ts";
import { isInState, isLate, isUnlisted, readList } from "../store/leadState.ts";
import { addDeliveries, newDelivery, openDeliveries } from "../store/newDeliveries.ts";
import { type ChannelName, type LeadDatabase, listChannels } from "../store/tables.ts";

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Minutes since midnight on the office's clock from and before which the morning's list is sent. */
const [morning, noon] = [7 * 60, 12 * 60];

/** Occasions of a list to staff, with the shortest time between two, in milliseconds. */
const occasions = {
  waiting: 15 * minuteMs,
  asked: 15 * minuteMs,
  morning: 0,
  backup: dayMs,
  mail: hourMs,
} as const;
export type Occasion = keyof typeof occasions;

const channelsOf: Record<Occasion, readonly ChannelName[]> = {
  waiting: ["list email", "list notice"],
  asked: ["list email"],
  morning: ["list email"],
  backup: listChannels,
  mail: ["list notice", "list webhook"],
};

/** Returns true if this channel sends such a list, or did lately. A chat must not delay a mail. */
async function isTooSoon(db: LeadDatabase, occasion: Occasion, channel: ChannelName, now: Date) {
  const since = new Date(now.getTime() - occasions[occasion]).toISOString();
  const earlier = db
    .selectFrom("outbox")
    .select("subject_id")
    .where("channel", "=", channel)
    .where("subject_id", "like", `${occasion}.%`)
    .where((eb) =>
      eb.or([
        eb("state", "=", "pending"),
        eb.and([
          eb(eb.fn.coalesce("sent_at", "created_at"), ">", since),
          // A clock that was set back must not delay a list.
          eb("created_at", "<=", now.toISOString()),
        ]),
      ]),
    );
  return (await earlier.limit(1).executeTakeFirst()) !== undefined;
}

/** Queues a list to staff, unless one of the same occasion was sent recently. */
export async function queueList(
  db: LeadDatabase,
  occasion: Occasion,
  configured: readonly ChannelName[],
  now: Date,
  id = now.toISOString().replaceAll(/\D/g, ""),
): Promise<boolean> {
  const channels = channelsOf[occasion].filter((name) => configured.includes(name));
  const [main] = channels;
  if (main === undefined) return false;
  return db.transaction().execute(async (tx) => {
    // Several servers plan on one database.
    await lockTable(tx, "link_keys");
    if (await isTooSoon(tx, occasion, main, now)) return false;
    const time = now.toISOString();
    await addDeliveries(
      tx,
      channels.map((channel) => newDelivery(`${occasion}.${id}`, channel, time)),
    );
    return true;
  });
}

/** Queues the lists that are due: of what waits, the morning's, and those about trouble. */
export async function planLists(
  db: LeadDatabase,
  settings: WaitingSettings,
  channels: readonly ChannelName[],
  isMailFailing: (now: Date) => Promise<boolean>,
  now: Date,
): Promise<void> {
  const { claims, timeZone } = settings.brokerage;
  const { day, minutes } = zonedTime(timeZone, now);
  const queue = (occasion: Occasion, id?: string) => queueList(db, occasion, channels, now, id);
  for (const unlisted of isUnlisted(claims.responseHours, now)) {
    const one = db.selectFrom("leads").select("id").where(unlisted).limit(1);
    if (await one.executeTakeFirst()) await queue("waiting");
  }
  if (minutes >= morning && minutes < noon) await queue("morning", day);
  if (await lacksBackup(db, settings, now)) await queue("backup");
  if (await isMailFailing(now)) await queue("mail");
}

export async function forgetLists(db: LeadDatabase, now: Date): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("channel", "in", listChannels)
    .where("created_at", "<", new Date(now.getTime() - 8 * dayMs).toISOString())
    .execute();
}

type WaitingSettings = Pick<Settings, "brokerage" | "backups">;

async function countGivenUp(db: LeadDatabase) {
  const dead = db.selectFrom("outbox").where("state", "=", "dead");
  return {
    deliveries: await countRows(openDeliveries(db).where("state", "=", "dead")),
    reminders: await countRows(dead.where("channel", "=", "reminder")),
  };
}

/** Reads what staff should know: what waits, all of it or what one list is about, and what failed. */
export async function readWaiting(
  db: LeadDatabase,
  settings: WaitingSettings,
  now: Date,
  listId?: string,
) {
  const { responseHours } = settings.brokerage.claims;
  return {
    counts: {
      open: await countUpTo(db, isInState.open),
      late: await countUpTo(db, isLate(responseHours, now)),
      held: await countUpTo(db, isInState.held),
    },
    open: await readList(db, "open", now, listId),
    held: await readList(db, "held", now, listId),
    givenUp: await countGivenUp(db),
    lastBackup: await lastBackupAt(db, settings.backups.dumps),
    lastRestoreDrill: await lastAt(db, "restore tried"),
    auditHead: await auditHead(db),
    now,
  };
}

export type Waiting = Awaited<ReturnType<typeof readWaiting>>;

export const lacksBackup = async (db: LeadDatabase, { backups }: WaitingSettings, now: Date) =>
  backups.dir !== undefined && (await isBackupLate(db, now, backups.dumps));

const reviewWithinMs = 15 * 60 * 1000;

export async function isReviewLate(db: LeadDatabase, now: Date): Promise<boolean> {
  const waiting = db
    .selectFrom("leads")
    .select("id")
    .where(isInState.held)
    .where("answered_at", "is", null)
    .where("received_at", "<=", new Date(now.getTime() - reviewWithinMs).toISOString())
    .limit(1);
  return (await waiting.executeTakeFirst()) !== undefined;
}
