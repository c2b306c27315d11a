import type { DatabaseSync } from "node:sqlite";
import { type Act, append, audit, auditHead, removals } from "../store/auditLog.ts";
import { inPages } from "../store/engine.ts";
import { type DatabaseSettings, openDatabase } from "../store/openDatabase.ts";
import { readableRows } from "../store/sqliteFile.ts";
import type { AuditLogTable, LeadDatabase } from "../store/tables.ts";

/**
 * Adds the restore and the replaced database's newer entries to the restored log, so that none is lost.
 * Returns the references of applications removed after the backup, which the restore brings back.
 */
export async function continueLog(
  restored: DatabaseSettings,
  replaced: DatabaseSync | undefined,
  entry: Act & { detail: string },
): Promise<string[]> {
  const logged = replaced ? readLog(replaced) : [];
  const finished = replaced ? readFinishedReminders(replaced) : { withdrawn: [], reminded: [] };
  await using db = await openDatabase(restored);
  return await db.transaction().execute(async (tx) => {
    await copyFinishedReminders(tx, finished);
    const how = await takeOverEntries(tx, logged);
    await audit(tx, { ...entry, detail: `${entry.detail}${how}`, action: "restored" });
    const removed = tx
      .selectFrom("audit_log")
      .select("lead_id")
      .where("action", "in", removals)
      .where("lead_id", "is not", null)
      .$narrowType<{ lead_id: string }>();
    const back = tx
      .selectFrom("leads")
      .select("id")
      .where("id", "in", removed)
      .union(tx.selectFrom("reminders").select("id").where("id", "in", removed))
      .orderBy("id");
    return (await back.execute()).map(({ id }) => id);
  });
}

function readFinishedReminders(db: DatabaseSync) {
  const ofReminders = "where channel = 'reminder' and state = 'sent'";
  return {
    withdrawn: readableRows<{ id: string; withdrawn_at: string }>(
      db,
      "select id, withdrawn_at from reminders where withdrawn_at is not null",
    ),
    reminded: readableRows<{ id: string; sent_at: string }>(
      db,
      `select subject_id as id, sent_at from outbox ${ofReminders}`,
      `select reminder_id as id, sent_at from reminder_deliveries ${ofReminders}`,
    ),
  };
}

type FinishedReminders = ReturnType<typeof readFinishedReminders>;

/** Copies withdrawals and sent reminders of the replaced database, so that no one is mailed again. */
async function copyFinishedReminders(tx: LeadDatabase, { withdrawn, reminded }: FinishedReminders) {
  for (const { id, withdrawn_at } of withdrawn) {
    await tx.updateTable("reminders").set({ withdrawn_at }).where("id", "=", id).execute();
    await tx
      .deleteFrom("outbox")
      .where("subject_id", "=", id)
      .where("state", "<>", "sent")
      .execute();
  }
  for (const { id, sent_at } of reminded) {
    await tx
      .updateTable("outbox")
      .set({ state: "sent", sent_at, lease: null, last_problem: null })
      .where("subject_id", "=", id)
      .where("channel", "=", "reminder")
      .execute();
  }
}

/** Continues the replaced log if it extends the backup's; otherwise chains its entries again. */
async function takeOverEntries(tx: LeadDatabase, logged: Logged[]): Promise<string> {
  const head = await auditHead(tx);
  const continues = head.seq === 0 || logged.some(({ hash }) => hash === head.hash);
  if (continues && logged.every((entry): entry is AuditLogTable => entry.seq !== undefined)) {
    const later = logged.filter(({ seq }) => seq > head.seq);
    for (const page of inPages(later)) await tx.insertInto("audit_log").values(page).execute();
    return "";
  }
  const known = await tx.selectFrom("audit_log").select("id").execute();
  const ids = new Set(known.map(({ id }) => id));
  const missing = logged.filter(({ id }) => !ids.has(id));
  await append(tx, missing);
  if (missing.length === 0) return "";
  return `, whose log of ${head.hash.slice(0, 12)} had parted from the one here, so ${missing.length} entries are chained anew`;
}

type Logged = Omit<AuditLogTable, "seq" | "hash"> & { seq?: number; hash?: string };

function readLog(db: DatabaseSync): Logged[] {
  const content = "id, at, actor, action, lead_id, detail";
  return readableRows(
    db,
    `select ${content}, seq, hash from audit_log order by seq`,
    `select ${content} from audit_log order by at, id`,
  );
}
