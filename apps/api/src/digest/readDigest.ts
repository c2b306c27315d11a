import type { Settings } from "../env.ts";
import { auditHead } from "../leads/auditLog.ts";
import { isBackupLate, lastBackupAt } from "../leads/backupHealth.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { countInState, isInState } from "../staff/leadState.ts";

export interface Digest {
  open: number;
  /** Open ones past the promised time, without those whose call was put off. */
  late: number;
  oldestOpen: string | undefined;
  held: number;
  oldestHeld: string | undefined;
  failedDeliveries: number;
  lastBackup: string | undefined;
  /** True if applications have waited too long for a backup, where backups are configured. */
  isBackupLate: boolean;
  lastRestoreDrill: string | undefined;
  auditHead: { seq: number; hash: string };
}

async function lastRestoreDrill(db: LeadDatabase): Promise<string | undefined> {
  const entry = db.selectFrom("audit_log").select("at").where("action", "=", "restore tried");
  return (await entry.orderBy("seq", "desc").limit(1).executeTakeFirst())?.at;
}

async function countLate(db: LeadDatabase, hours: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - hours * 60 * 60 * 1000).toISOString();
  const { count } = await db
    .selectFrom("leads")
    .where(isInState.open)
    .where("received_at", "<", since)
    .where((eb) => eb.or([eb("call_after", "is", null), eb("call_after", "<=", now.toISOString())]))
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countFailed(db: LeadDatabase): Promise<number> {
  const { count } = await db
    .selectFrom("deliveries")
    .innerJoin("leads", "leads.id", "deliveries.lead_id")
    .where(isInState.open)
    .where("state", "=", "dead")
    .where("channel", "<>", "acknowledgement")
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns what staff should know in the morning: what waits and what failed. */
export async function readDigest(
  db: LeadDatabase,
  { brokerage, backups }: Pick<Settings, "brokerage" | "backups">,
  now: Date,
): Promise<Digest> {
  const open = await countInState(db, "open");
  const held = await countInState(db, "held");
  return {
    open: open.count,
    oldestOpen: open.oldest,
    late: await countLate(db, brokerage.claims.responseHours, now),
    held: held.count,
    oldestHeld: held.oldest,
    failedDeliveries: await countFailed(db),
    lastBackup: await lastBackupAt(db, backups.dumps),
    isBackupLate: backups.dir !== undefined && (await isBackupLate(db, now, backups.dumps)),
    lastRestoreDrill: await lastRestoreDrill(db),
    auditHead: await auditHead(db),
  };
}
