import { restoreReminders, withdrawAddress } from "../reminders/reminderStore.ts";
import { type AuditEntry, audit } from "../store/auditLog.ts";
import { type Erasure, eraseLeads, reasonInLog } from "../store/eraseLeads.ts";
import { plainAddress } from "../store/lead.ts";
import type { LeadRecord } from "../store/leadRecords.ts";
import { isInState, undoMs } from "../store/leadState.ts";
import { cancelDeliveries, queueDeliveries } from "../store/newDeliveries.ts";
import { emailKey, remindersOf } from "../store/reminderRecords.ts";
import type { ChannelName, LeadDatabase } from "../store/tables.ts";

type Act = Pick<AuditEntry, "at" | "actor">;

const addressesOf = (leads: readonly Pick<LeadRecord, "phone_or_email">[]) => [
  ...new Set(
    leads
      .map(({ phone_or_email }) => emailKey(phone_or_email))
      .filter((text) => plainAddress.test(text)),
  ),
];

/** Takes a person's leads off every list and ends the reminders. They are erased after seven days. */
export function askErasure(db: LeadDatabase, erasure: Erasure, reason: string, act: Act) {
  const ids = erasure.leads.map(({ id }) => id);
  const removed_at = act.at.toISOString();
  return db.transaction().execute(async (tx) => {
    const asked = await tx
      .updateTable("leads")
      .set({ removed_at, erase_reason: reason })
      .where("id", "in", ids)
      .where("erase_reason", "is", null)
      .where("hold_reason", "is", null)
      .returning(["id", "phone_or_email"])
      .execute();
    if (asked.length === 0) return;
    const leadIds = asked.map(({ id }) => id);
    await cancelDeliveries(tx, leadIds);
    for (const address of addressesOf(asked)) await withdrawAddress(tx, address, act);
    await audit(tx, {
      ...act,
      action: "erasure asked",
      leadIds,
      detail: reasonInLog(erasure, reason),
    });
  });
}

/** Undoes an erasure with all leads and reminders that it took. Returns false if it is done already. */
export function undoErasure(
  db: LeadDatabase,
  { removed_at, erase_reason }: LeadRecord,
  channels: readonly ChannelName[],
  act: Act,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const kept = await tx
      .updateTable("leads")
      .set({ removed_at: null, erase_reason: null })
      .where(isInState.erasing)
      .where(({ and }) => and({ removed_at, erase_reason }))
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
    if (kept.length === 0) return false;
    const waiting = kept.filter((lead) => lead.suspicion === null && lead.answered_at === null);
    await queueDeliveries(tx, waiting, channels, act.at);
    for (const address of addressesOf(kept))
      await restoreReminders(tx, address, removed_at ?? "", act);
    const leadIds = kept.map(({ id }) => id);
    await audit(tx, { ...act, action: "erasure asked undone", leadIds });
    return true;
  });
}

/** Erases what staff asked for seven days ago, with the reminders, and returns how many leads. */
export async function eraseAsked(db: LeadDatabase, now: Date): Promise<number> {
  const due = await db
    .selectFrom("leads")
    .select(["id", "phone_or_email"])
    .where(isInState.erasing)
    .where("removed_at", "<=", new Date(now.getTime() - undoMs).toISOString())
    .where("hold_reason", "is", null)
    .execute();
  if (due.length === 0) return 0;
  const reminders = await remindersOf(db, addressesOf(due));
  await eraseLeads(db, due, { at: now, actor: "server", action: "erased" }, reminders);
  return due.length;
}
