import type { DatabaseSync } from "node:sqlite";
import { type AuditAction, type AuditEntry, audit } from "./auditLog.ts";
import { type DatabaseSettings, openDatabase } from "./openDatabase.ts";
import type { AuditLogTable } from "./tables.ts";

const rowsAtOnce = 500;
const removals: AuditAction[] = ["erased", "purged", "rejected"];

/**
 * Writes into a restored database who restored it and what the one it replaces had logged since, so
 * that a restore hides nobody's deed. Answers the references of the applications that were removed
 * for good since the backup, as it has brought them back.
 */
export async function continueLog(
  restored: DatabaseSettings,
  replaced: DatabaseSync | undefined,
  entry: Pick<AuditEntry, "at" | "actor" | "detail">,
): Promise<string[]> {
  const logged = replaced ? readLog(replaced) : [];
  const db = await openDatabase(restored);
  try {
    return await db.transaction().execute(async (tx) => {
      for (let start = 0; start < logged.length; start += rowsAtOnce) {
        await tx
          .insertInto("audit_log")
          .values(logged.slice(start, start + rowsAtOnce))
          .onConflict((conflict) => conflict.column("id").doNothing())
          .execute();
      }
      await audit(tx, { ...entry, action: "restored" });
      const removed = tx
        .selectFrom("audit_log")
        .select("lead_id")
        .where("action", "in", removals)
        .where("lead_id", "is not", null)
        .$narrowType<{ lead_id: string }>();
      const back = tx.selectFrom("leads").select("id").where("id", "in", removed).orderBy("id");
      return (await back.execute()).map(({ id }) => id);
    });
  } finally {
    await db.destroy();
  }
}

/** Nothing where the database is damaged: that is what a restore is for. */
function readLog(db: DatabaseSync): AuditLogTable[] {
  try {
    const rows = db.prepare("select id, at, actor, action, lead_id, detail from audit_log").all();
    return rows as AuditLogTable[];
  } catch {
    return [];
  }
}
