import { auditHead } from "../leads/auditLog.ts";
import { isBackupLate, lastBackupAt } from "../leads/backupHealth.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { onStore } from "../leads/storeFailure.ts";
import type { Settings } from "../settings/readSettings.ts";
import { countInState, isInState, isLate } from "../staff/leadState.ts";
import { readList } from "../staff/readLists.ts";

export type WaitingSettings = Pick<Settings, "brokerage" | "backups">;

/** Returns how many leads wait. Late ones are open, past the promised time and not put off. */
export async function countWaiting(
  db: LeadDatabase,
  { brokerage }: Pick<Settings, "brokerage">,
  now: Date,
) {
  const { count: open } = await countInState(db, isInState.open);
  const { count: held } = await countInState(db, isInState.held);
  const { count: late } = await countInState(db, isLate(brokerage.claims.responseHours, now));
  return { open, late, held };
}

async function countGivenUp(db: LeadDatabase) {
  const dead = db.selectFrom("outbox").where("state", "=", "dead");
  const deliveries = await dead
    .innerJoin("leads", "leads.id", "subject_id")
    .where(isInState.open)
    .where("channel", "<>", "acknowledgement")
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const reminders = await dead
    .where("channel", "=", "reminder")
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return { deliveries: Number(deliveries.count), reminders: Number(reminders.count) };
}

async function lastRestoreDrill(db: LeadDatabase): Promise<string | undefined> {
  const entry = db.selectFrom("audit_log").select("at").where("action", "=", "restore tried");
  return (await entry.orderBy("seq", "desc").limit(1).executeTakeFirst())?.at;
}

/** Reads what staff should know: what waits, all of it or what one list is about, and what failed. */
export async function readWaiting(
  db: LeadDatabase,
  settings: WaitingSettings,
  now: Date,
  listId?: string,
) {
  const { dumps } = settings.backups;
  return {
    counts: await countWaiting(db, settings, now),
    open: await readList(db, "open", now, listId),
    held: await readList(db, "held", now, listId),
    givenUp: await countGivenUp(db),
    lastBackup: await lastBackupAt(db, dumps),
    lastRestoreDrill: await lastRestoreDrill(db),
    auditHead: await auditHead(db),
    now,
  };
}

export type Waiting = Awaited<ReturnType<typeof readWaiting>>;

/** Returns true if backups are configured and applications have waited too long for one. */
export const lacksBackup = async (db: LeadDatabase, { backups }: WaitingSettings, now: Date) =>
  backups.dir !== undefined && (await isBackupLate(db, now, backups.dumps));

const reviewWithinMs = 15 * 60 * 1000;

/** Returns true if a suspected application has waited for review for 15 minutes. */
export async function isReviewLate(db: LeadDatabase, now: Date): Promise<boolean> {
  const waiting = db
    .selectFrom("leads")
    .select("id")
    .where(isInState.held)
    .where("answered_at", "is", null)
    .where("received_at", "<=", new Date(now.getTime() - reviewWithinMs).toISOString())
    .limit(1);
  return onStore(async () => (await waiting.executeTakeFirst()) !== undefined);
}
