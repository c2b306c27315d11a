import { createHash, randomUUID } from "node:crypto";
import { inPages, lockTable } from "./engine.ts";
import type { AuditLogTable, LeadDatabase } from "./tables.ts";

const undoable = [
  "accepted",
  "answered",
  "call postponed",
  "classified",
  "consent withdrawn",
  "erasure asked",
  "marked as spam",
  "taken",
] as const;

type Undoable = (typeof undoable)[number];

/** Decisions of staff on one application, and those that took one back. */
export const decisions: readonly string[] = [
  ...undoable.flatMap((act) => [act, `${act} undone`]),
  "noted",
  "corrected",
  "held",
  "released",
];

export type AuditAction =
  | Undoable
  | `${Undoable} undone`
  | "backed up"
  | "corrected"
  | "erased"
  | "exported"
  | "held"
  | "link printed"
  | "links revoked"
  | "listed"
  | "looked up"
  | "moved"
  | "noted"
  | "purged"
  | "redelivered"
  | "rejected"
  | "released"
  | "restored"
  | "restore tried";

/** Time of an act, and who acts. */
export interface Act {
  at: Date;
  actor: string;
}

export interface AuditEntry extends Act {
  action: AuditAction;
  /** Absent if the action concerns no single application. */
  leadIds?: string[];
  /** Never contains personal data. */
  detail?: string | undefined;
}

export interface AuditHead {
  seq: number;
  hash: string;
}

type Content = Omit<AuditLogTable, "seq" | "hash">;

export const emptyHead: AuditHead = { seq: 0, hash: "" };

/** Chains an entry: each hash covers the one before, so that changes and removals are detected. */
export function chained(head: AuditHead, entry: Content): AuditLogTable {
  const { id, at, actor, action, lead_id, detail } = entry;
  const seq = head.seq + 1;
  const hash = createHash("sha256")
    .update(JSON.stringify([head.hash, seq, id, at, actor, action, lead_id, detail]))
    .digest("hex");
  return { id, at, actor, action, lead_id, detail, seq, hash };
}

export async function auditHead(db: LeadDatabase): Promise<AuditHead> {
  const newest = db.selectFrom("audit_log").select(["seq", "hash"]).orderBy("seq", "desc").limit(1);
  return (await newest.executeTakeFirst()) ?? emptyHead;
}

export const removals = ["erased", "purged", "rejected"] as const satisfies AuditAction[];

export async function lastAt(db: LeadDatabase, ...actions: readonly AuditAction[]) {
  const entries = db.selectFrom("audit_log").select("at").where("action", "in", actions);
  return (await entries.orderBy("seq", "desc").limit(1).executeTakeFirst())?.at;
}

const rowsPerQuery = 500;

/** Adds an entry in the transaction of its action, so that neither is stored without the other. */
export function audit(db: LeadDatabase, entry: AuditEntry): Promise<void> {
  const { at, actor, action, leadIds = [null], detail = null } = entry;
  const rows = leadIds.map((lead_id) => ({
    id: randomUUID(),
    at: at.toISOString(),
    actor,
    action,
    lead_id,
    detail,
  }));
  return append(db, rows);
}

export async function append(db: LeadDatabase, entries: readonly Content[]): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute((tx) => append(tx, entries));
  await lockTable(db, "audit_log");
  let head = await auditHead(db);
  const rows = entries.map((entry) => {
    const row = chained(head, entry);
    head = row;
    return row;
  });
  for (const page of inPages(rows)) await db.insertInto("audit_log").values(page).execute();
}

/**
 * Verifies the chain from its first entry. `brokenAt` is the number of the first entry that is missing
 * or does not match its hash; `holds` is true if the chain contains the earlier head, or none was given.
 */
export async function verifyAudit(db: LeadDatabase, earlierHead?: string) {
  let head = emptyHead;
  let holds = earlierHead === undefined;
  for (;;) {
    const rows = await db
      .selectFrom("audit_log")
      .selectAll()
      .where("seq", ">", head.seq)
      .orderBy("seq")
      .limit(rowsPerQuery)
      .execute();
    for (const row of rows) {
      const expected = chained(head, row);
      if (row.seq !== expected.seq || row.hash !== expected.hash) {
        return { head, brokenAt: expected.seq, holds };
      }
      head = { seq: row.seq, hash: row.hash };
      if (row.hash === earlierHead) holds = true;
    }
    if (rows.length < rowsPerQuery) return { head, brokenAt: undefined, holds };
  }
}

/** Returns the newest entries, without backups by default: hourly ones would fill the list. */
export function newestEntries(
  db: LeadDatabase,
  limit: number,
  { leadId, withBackups = false }: { leadId?: string; withBackups?: boolean } = {},
): Promise<AuditLogTable[]> {
  let query = db.selectFrom("audit_log").selectAll();
  if (leadId !== undefined) query = query.where("lead_id", "=", leadId);
  if (!withBackups) query = query.where("action", "<>", "backed up" satisfies AuditAction);
  return query.orderBy("seq", "desc").limit(limit).execute();
}
