import { randomUUID } from "node:crypto";
import type { LeadDatabase } from "./openDatabase.ts";
import type { AuditLogTable } from "./tables.ts";

export type AuditAction =
  | "accepted"
  | "rejected"
  | "answered"
  | "answered undone"
  | "backed up"
  | "classified"
  | "consent withdrawn"
  | "erased"
  | "exported"
  | "held"
  | "looked up"
  | "purged"
  | "redelivered"
  | "released"
  | "restored";

export type AuditEntry = {
  at: Date;
  actor: string;
  action: AuditAction;
  /** Without one, the act was about no application in particular. */
  leadIds?: string[];
  /** Never with anything of the person. */
  detail?: string | undefined;
};

const rowsAtOnce = 500;

/** Notes who did what. In the transaction of the deed itself, so that neither is without the other. */
export async function audit(db: LeadDatabase, entry: AuditEntry): Promise<void> {
  const { at, actor, action, leadIds = [null], detail = null } = entry;
  const rows = leadIds.map((lead_id) => ({
    id: randomUUID(),
    at: at.toISOString(),
    actor,
    action,
    lead_id,
    detail,
  }));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db
      .insertInto("audit_log")
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
}

type EntryFilter = {
  leadId?: string | undefined;
  /** A timer's backups, one an hour, would leave no room for what people did. */
  withBackups?: boolean;
  limit: number;
};

/** The newest entries, newest first, of one application or of all. */
export function newestEntries(
  db: LeadDatabase,
  { leadId, withBackups = false, limit }: EntryFilter,
): Promise<AuditLogTable[]> {
  let query = db.selectFrom("audit_log").selectAll();
  if (leadId !== undefined) query = query.where("lead_id", "=", leadId);
  if (!withBackups) query = query.where("action", "<>", "backed up" satisfies AuditAction);
  return query.orderBy("at", "desc").orderBy("id", "desc").limit(limit).execute();
}
