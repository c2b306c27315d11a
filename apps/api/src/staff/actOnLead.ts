import { type AuditAction, type AuditEntry, audit } from "../leads/auditLog.ts";
import type { LeadRecord } from "../leads/leadRecords.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";

export const staffActs = ["accept", "answer", "reopen"] as const;
export type StaffAct = (typeof staffActs)[number];

/** Returns the one act that the state of an application offers. */
export function actFor({ suspicion, answered_at }: LeadRecord): StaffAct {
  if (suspicion !== null) return "accept";
  return answered_at === null ? "answer" : "reopen";
}

/**
 * Marks an application as answered, or as waiting again. Returns false, and records nothing, if
 * somebody else did it first.
 */
export function markAnswered(
  db: LeadDatabase,
  id: string,
  isAnswered: boolean,
  { at, actor }: Pick<AuditEntry, "at" | "actor">,
): Promise<boolean> {
  const action: AuditAction = isAnswered ? "answered" : "answered undone";
  return db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable("leads")
      .set({ answered_at: isAnswered ? at.toISOString() : null })
      .where("id", "=", id)
      .where("answered_at", isAnswered ? "is" : "is not", null)
      .where("suspicion", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!changed) return false;
    await audit(tx, { at, actor, action, leadIds: [id] });
    return true;
  });
}
