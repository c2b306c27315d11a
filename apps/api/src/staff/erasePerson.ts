import { restoreReminders, withdrawAddress } from "../reminders/reminderStore.ts";
import { type AuditEntry, audit } from "../store/auditLog.ts";
import { type Erasure, eraseLeads, reasonInLog } from "../store/eraseLeads.ts";
import { plainAddress } from "../store/lead.ts";
import type { LeadRecord } from "../store/leadRecords.ts";
import { isInState, undoMs } from "../store/leadState.ts";
import { cancelDeliveries, queueDeliveries } from "../store/newDeliveries.ts";
import { emailKey } from "../store/reminderRecords.ts";
import type { ChannelName, LeadDatabase } from "../store/tables.ts";

type Act = Pick<AuditEntry, "at" | "actor">;

const addressesOf = (leads: readonly Pick<LeadRecord, "phone_or_email">[]) => [
  ...new Set(
    leads
      .map(({ phone_or_email }) => emailKey(phone_or_email))
      .filter((text) => plainAddress.test(text)),
  ),
];

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/**
 * Takes a person's leads off every list and ends the reminders, also of who has no lead. They are
 * erased after seven days. Returns false if nothing is left to ask for.
 */
export function askErasure(
  db: LeadDatabase,
  erasure: Erasure,
  reason: string,
  act: Act,
): Promise<boolean> {
  const removed_at = act.at.toISOString();
  return db.transaction().execute(async (tx) => {
    const asked = await tx
      .updateTable("leads")
      .set({ removed_at, erase_reason: reason })
      .where("id", "in", ["", ...idsOf(erasure.leads)])
      .where("erase_reason", "is", null)
      .where("hold_reason", "is", null)
      .returning(["id", "phone_or_email"])
      .execute();
    await cancelDeliveries(tx, ["", ...idsOf(asked)]);
    const keys = erasure.reminders.map(({ email_key }) => email_key);
    for (const address of new Set([...addressesOf(asked), ...keys]))
      await withdrawAddress(tx, address, act);
    const reminders = await tx
      .updateTable("reminders")
      .set({ erase_asked_at: removed_at })
      .where("id", "in", ["", ...idsOf(erasure.reminders)])
      .where("erase_asked_at", "is", null)
      .returning("id")
      .execute();
    const leadIds = idsOf([...asked, ...reminders]);
    const detail = reasonInLog(erasure, reason);
    if (leadIds.length > 0) await audit(tx, { ...act, action: "erasure asked", leadIds, detail });
    return leadIds.length > 0;
  });
}

/** Undoes what was asked at a time, with the leads and reminders that it took. Returns false if it is done already. */
export function undoErasure(
  db: LeadDatabase,
  askedAt: string,
  channels: readonly ChannelName[],
  act: Act,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const kept = await tx
      .updateTable("leads")
      .set({ removed_at: null, erase_reason: null })
      .where(isInState.erasing)
      .where("removed_at", "=", askedAt)
      .returning([
        "id",
        "kind",
        "phone_or_email",
        "phone_or_email as phoneOrEmail",
        "lane",
        "suspicion",
        "answered_at",
      ])
      .execute();
    const reminders = await tx
      .updateTable("reminders")
      .set({ erase_asked_at: null })
      .where("erase_asked_at", "=", askedAt)
      .returning(["id", "email_key"])
      .execute();
    const leadIds = idsOf([...kept, ...reminders]);
    if (leadIds.length === 0) return false;
    const waiting = kept.filter((lead) => lead.suspicion === null && lead.answered_at === null);
    await queueDeliveries(tx, waiting, channels, act.at);
    const keys = reminders.map(({ email_key }) => email_key);
    for (const address of new Set([...addressesOf(kept), ...keys]))
      await restoreReminders(tx, address, askedAt, act);
    await audit(tx, { ...act, action: "erasure asked undone", leadIds });
    return true;
  });
}

/** Erases what staff asked for seven days ago, and returns how many leads and reminders. */
export async function eraseAsked(db: LeadDatabase, now: Date): Promise<number> {
  const until = new Date(now.getTime() - undoMs).toISOString();
  const leads = await db
    .selectFrom("leads")
    .select("id")
    .where(isInState.erasing)
    .where("removed_at", "<=", until)
    .where("hold_reason", "is", null)
    .execute();
  const due = db.selectFrom("reminders").select("id").where("erase_asked_at", "<=", until);
  const reminders = await due.execute();
  await eraseLeads(db, leads, { at: now, actor: "server", action: "erased" }, reminders);
  return leads.length + reminders.length;
}
