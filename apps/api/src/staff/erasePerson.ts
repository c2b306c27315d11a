import { sql } from "kysely";
import { restoreReminders, withdrawAddress } from "../reminders/reminderStore.ts";
import { type Act, audit } from "../store/auditLog.ts";
import { inTurns } from "../store/engine.ts";
import { type Erasure, eraseLeads, reasonInLog } from "../store/eraseLeads.ts";
import { plainAddress, type Suspicion } from "../store/lead.ts";
import type { Condition, LeadRecord } from "../store/leadRecords.ts";
import { isInState, undoMs } from "../store/leadState.ts";
import { cancelDeliveries, queueDeliveries } from "../store/newDeliveries.ts";
import { emailKey } from "../store/reminderRecords.ts";
import type { ChannelName, LeadDatabase, LeadTransaction } from "../store/tables.ts";
import { markedAsSpam } from "./leadChanges.ts";

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

/**
 * Undoes the press that took leads off every list, as spam or to be erased, with the reminders that it
 * ended, in pages. Returns how many leads and reminders are back.
 */
export async function putBack(
  db: LeadDatabase,
  removedAt: string,
  channels: readonly ChannelName[],
  act: Act,
): Promise<number> {
  const removed = db.selectFrom("leads").select(["id", "erase_reason"]);
  const read = (limit: number) =>
    removed.where("removed_at", "=", removedAt).limit(limit).execute();
  let count = 0;
  const work = async (page: Removed) => {
    const put = (tx: LeadTransaction) => putBackPage(tx, page, removedAt, channels, act);
    count += await db.transaction().execute(put);
  };
  // The reminders come back with the first page, which may be empty.
  await work(await read(firstPage));
  await inTurns(read, work);
  return count;
}

type Removed = readonly { id: string; erase_reason: string | null }[];

const firstPage = 500;

async function putBackPage(
  tx: LeadTransaction,
  page: Removed,
  removedAt: string,
  channels: readonly ChannelName[],
  act: Act,
): Promise<number> {
  const unmarked = sql<Suspicion | null>`nullif(suspicion, ${markedAsSpam})`;
  const kept = await tx
    .updateTable("leads")
    .set((eb) => ({
      removed_at: null,
      erase_reason: null,
      suspicion: eb
        .case()
        .when("erase_reason", "is", null)
        .then(unmarked)
        .else(eb.ref("suspicion"))
        .end(),
    }))
    .where("id", "in", ["", ...idsOf(page)])
    .where("removed_at", "=", removedAt)
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
    .where("erase_asked_at", "=", removedAt)
    .returning(["id", "email_key"])
    .execute();
  const waiting = kept.filter((lead) => lead.suspicion === null && lead.answered_at === null);
  await queueDeliveries(tx, waiting, channels, act.at);
  const toErase = new Set(idsOf(page.filter(({ erase_reason }) => erase_reason !== null)));
  const erased = kept.filter(({ id }) => toErase.has(id));
  const keys = reminders.map(({ email_key }) => email_key);
  for (const address of new Set([...addressesOf(erased), ...keys]))
    await restoreReminders(tx, address, removedAt, act);
  const spam = idsOf(kept).filter((id) => !toErase.has(id));
  await audit(tx, { ...act, action: "marked as spam undone", leadIds: spam });
  const leadIds = idsOf([...erased, ...reminders]);
  await audit(tx, { ...act, action: "erasure asked undone", leadIds });
  return kept.length + reminders.length;
}

/** Most leads that one press takes off the lists, so that it ends before a browser gives up. */
const perPress = 10_000;

/** Matches what a removal of many takes: not what was removed before, nor what is under a legal hold. */
export const isRemovable =
  (condition: Condition): Condition =>
  (eb) =>
    eb.and([condition(eb), eb("removed_at", "is", null), eb("hold_reason", "is", null)]);

/** Takes leads off every list in pages: to be erased for a reason, or else as spam. Returns how many. */
export function removeMany(
  db: LeadDatabase,
  condition: Condition,
  reason: string | null,
  act: Act,
): Promise<number> {
  const removed_at = act.at.toISOString();
  const isMeant = isRemovable(condition);
  const oldest = db.selectFrom("leads").select("id").where(isMeant).orderBy("received_at");
  let left = perPress;
  return inTurns(
    async (limit) => {
      const page = await oldest.orderBy("id").limit(Math.min(limit, left)).execute();
      left -= page.length;
      return page;
    },
    (page) =>
      db.transaction().execute(async (tx) => {
        const removed = await tx
          .updateTable("leads")
          .set({ removed_at, erase_reason: reason })
          .where("id", "in", idsOf(page))
          .where(isMeant)
          .returning("id")
          .execute();
        const leadIds = idsOf(removed);
        await cancelDeliveries(tx, ["", ...leadIds]);
        const action = reason === null ? "marked as spam" : "erasure asked";
        await audit(tx, { ...act, action, leadIds, detail: reason ?? "many at once" });
      }),
  );
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
