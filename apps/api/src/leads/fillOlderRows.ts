import type { Kysely } from "kysely";
import { type AuditHead, chained, emptyHead } from "./auditLog.ts";
import { searchText } from "./searchText.ts";
import type { AuditLogTable, LeadsTable } from "./tables.ts";

/** Fills the search column of leads that are older than it. */
export async function fillSearch(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<{ leads: LeadsTable }>;
  const person = ["id", "first_name", "last_name", "phone_or_email"] as const;
  for (const lead of await tables.selectFrom("leads").select(person).execute()) {
    const search = searchText(lead);
    await tables.updateTable("leads").set({ search }).where("id", "=", lead.id).execute();
  }
}

/** Chains the entries of an audit log that is older than its hashes. */
export async function chainLog(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<{ audit_log: AuditLogTable }>;
  const content = ["id", "at", "actor", "action", "lead_id", "detail"] as const;
  const entries = tables.selectFrom("audit_log").select(content).orderBy("at").orderBy("id");
  let head: AuditHead = emptyHead;
  for (const entry of await entries.execute()) {
    const { seq, hash } = chained(head, entry);
    await tables.updateTable("audit_log").set({ seq, hash }).where("id", "=", entry.id).execute();
    head = { seq, hash };
  }
}
