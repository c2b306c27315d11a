import { type AuditEntry, audit } from "../leads/auditLog.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";

/** Mailbox that stands for all. */
const everyMailbox = "*";

/** Ends all links that were made by now: those to a mailbox of staff, or to all. */
export function revokeLinks(
  db: LeadDatabase,
  mailbox: string | undefined,
  { at, actor }: Pick<AuditEntry, "at" | "actor">,
): Promise<void> {
  const row = { mailbox: mailbox ?? everyMailbox, revoked_at: at.toISOString() };
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto("revoked_links")
      .values(row)
      .onConflict((conflict) => conflict.column("mailbox").doUpdateSet(row))
      .execute();
    await audit(tx, { at, actor, action: "links revoked", detail: mailbox ?? "all" });
  });
}

/** Returns true if links to a mailbox that were made at a time are revoked. */
export async function isRevoked(db: LeadDatabase, mailbox: string, issued: Date): Promise<boolean> {
  const later = db
    .selectFrom("revoked_links")
    .select("mailbox")
    .where("mailbox", "in", [mailbox, everyMailbox])
    // Links are made to the second.
    .where("revoked_at", ">=", issued.toISOString());
  return (await later.executeTakeFirst()) !== undefined;
}
