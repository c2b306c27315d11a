import { confirmWithinHours } from "@mortgage-kit/contracts";
import type { Selectable } from "kysely";
import {
  forgetVisitorMails,
  forgetWithdrawal,
  rememberWithdrawal,
  takeVisitorMail,
} from "../deliveries/visitorMails.ts";
import { type Act, audit } from "../store/auditLog.ts";
import { lockTable } from "../store/engine.ts";
import { addDeliveries, newDelivery } from "../store/newDeliveries.ts";
import { emailKey, removeReminders } from "../store/reminderRecords.ts";
import { yearsLater } from "../store/retention.ts";
import type { LeadDatabase, LeadTransaction, RemindersTable } from "../store/tables.ts";
import { remindAt } from "./renewalMonth.ts";

const hourMs = 60 * 60 * 1000;
/**
 * Years that the proof of a consent is kept after the renewal or the withdrawal: a violation of CASL can
 * be prosecuted for three years. A lawyer must confirm it.
 */
const proofYears = 3;

interface ReminderRequest extends Pick<RemindersTable, "id" | "email"> {
  renewalMonth: string;
  consent: { id: string; version: string };
  now: Date;
}

/** State of a link's request, with its month unless it was deleted or has expired. */
export interface ReminderState {
  state: "waiting" | "confirmed" | "expired";
  renewalMonth?: string;
}

/** Runs one transaction at a time, so that a month gets only one reminder. */
function oneAtATime<Result>(db: LeadDatabase, work: (tx: LeadTransaction) => Promise<Result>) {
  return db.transaction().execute(async (tx) => {
    await lockTable(tx, "reminders");
    return work(tx);
  });
}

async function ask(tx: LeadTransaction, request: ReminderRequest, perDay: number) {
  const { id, email, renewalMonth, consent, now } = request;
  const mail = { subject: id, channel: "confirmation" as const, address: email };
  const refusal = await takeVisitorMail(tx, mail, { perDay, now });
  if (refusal) return refusal;
  await tx
    .insertInto("reminders")
    .values({
      id,
      email,
      email_key: emailKey(email),
      renewal_month: renewalMonth,
      requested_at: now.toISOString(),
      expires_at: new Date(now.getTime() + confirmWithinHours * hourMs).toISOString(),
      consent_id: consent.id,
      consent_version: consent.version,
      confirmed_at: null,
      withdrawn_at: null,
    })
    .execute();
  await addDeliveries(tx, [newDelivery(id, "confirmation", now.toISOString())]);
  return undefined;
}

const byId = (db: LeadDatabase, id: string) =>
  db.selectFrom("reminders").selectAll().where("id", "=", id).executeTakeFirst();

function stateOf(row: Selectable<RemindersTable> | undefined, now: Date): ReminderState {
  if (!row || row.withdrawn_at !== null) return { state: "expired" };
  const { renewal_month: renewalMonth } = row;
  if (row.confirmed_at !== null) return { state: "confirmed", renewalMonth };
  if (row.expires_at <= now.toISOString()) return { state: "expired" };
  return { state: "waiting", renewalMonth };
}

const newReminder = (id: string, renewalMonth: string) =>
  newDelivery(id, "reminder", remindAt(renewalMonth).toISOString());

async function confirm(tx: LeadTransaction, id: string, now: Date): Promise<ReminderState> {
  const row = await byId(tx, id);
  const before = stateOf(row, now);
  if (!row || before.state !== "waiting") return before;
  const { renewal_month, email_key } = row;
  const same = tx
    .selectFrom("reminders")
    .where(({ and }) => and({ email_key, renewal_month, withdrawn_at: null }));
  const others = same.where("confirmed_at", "is not", null).select("id");
  const another = await others.executeTakeFirst();
  const confirmed_at = now.toISOString();
  await tx.updateTable("reminders").set({ confirmed_at }).where("id", "=", id).execute();
  await forgetWithdrawal(tx, email_key);
  if (!another) await addDeliveries(tx, [newReminder(id, renewal_month)]);
  return { state: "confirmed", renewalMonth: renewal_month };
}

async function withdraw(tx: LeadTransaction, id: string, at: Date): Promise<void> {
  const row = await byId(tx, id);
  if (row) await withdrawAddress(tx, row.email_key, { at, actor: "the person, by a mail's link" });
}

export async function withdrawAddress(tx: LeadDatabase, address: string, { at, actor }: Act) {
  await rememberWithdrawal(tx, address, at);
  const withdrawn = await tx
    .updateTable("reminders")
    .set({ withdrawn_at: at.toISOString() })
    .where(({ and }) => and({ email_key: address, withdrawn_at: null }))
    .returning("id")
    .execute();
  const leadIds = withdrawn.map(({ id }) => id);
  if (leadIds.length === 0) return;
  await tx
    .deleteFrom("outbox")
    .where("subject_id", "in", leadIds)
    .where("state", "<>", "sent")
    .execute();
  const detail = "renewal reminder";
  await audit(tx, { at, actor, action: "consent withdrawn", leadIds, detail });
}

export async function restoreReminders(
  tx: LeadDatabase,
  address: string,
  withdrawnAt: string,
  { at, actor }: Act,
): Promise<void> {
  await forgetWithdrawal(tx, address);
  const restored = await tx
    .updateTable("reminders")
    .set({ withdrawn_at: null })
    .where(({ and }) => and({ email_key: emailKey(address), withdrawn_at: withdrawnAt }))
    .returning(["id", "renewal_month", "confirmed_at"])
    .execute();
  if (restored.length === 0) return;
  const leadIds = restored.map(({ id }) => id);
  const sent = await tx
    .selectFrom("outbox")
    .innerJoin("reminders", "reminders.id", "subject_id")
    .select("renewal_month")
    .where("subject_id", "in", leadIds)
    .where("channel", "=", "reminder")
    .execute();
  const due = new Map(
    restored.flatMap(({ id, renewal_month: month, confirmed_at }) =>
      confirmed_at ? [[month, newReminder(id, month)] as const] : [],
    ),
  );
  for (const { renewal_month } of sent) due.delete(renewal_month);
  await addDeliveries(tx, [...due.values()]);
  const detail = "renewal reminder";
  await audit(tx, { at, actor, action: "consent withdrawn undone", leadIds, detail });
}

export function reminderStore(db: LeadDatabase, visitorMailsPerDay: number) {
  return {
    /** Stores a request and queues its confirmation; returns why not above a limit of mails. */
    ask: (request: ReminderRequest) => oneAtATime(db, (tx) => ask(tx, request, visitorMailsPerDay)),
    state: async (id: string, now: Date) => stateOf(await byId(db, id), now),
    confirm: (id: string, now: Date) => oneAtATime(db, (tx) => confirm(tx, id, now)),
    /** Withdraws every reminder of the request's address. Idempotent. */
    withdraw: (id: string, now: Date) => oneAtATime(db, (tx) => withdraw(tx, id, now)),
  };
}

export type ReminderStore = ReturnType<typeof reminderStore>;

/** Deletes expired and unneeded requests, gives up late reminders, and counts each. */
export async function maintainReminders(db: LeadDatabase, now: Date) {
  const time = now.toISOString();
  const proofSince = yearsLater(now, -proofYears).toISOString();
  return oneAtATime(db, async (tx) => {
    await forgetVisitorMails(tx, now);
    const reminders = tx.selectFrom("reminders").select("id");
    const late = reminders.where("confirmed_at", "is", null).where("expires_at", "<=", time);
    const expired = await removeReminders(tx, await late.execute());
    const old = reminders.where((eb) =>
      eb.or([
        eb("withdrawn_at", "<", proofSince),
        eb("renewal_month", "<", proofSince.slice(0, 7)),
      ]),
    );
    const unneeded = await removeReminders(tx, await old.execute());
    const passed = await tx
      .updateTable("outbox")
      .set({ state: "dead", lease: null, last_problem: "the renewal had passed" })
      .where(({ and }) => and({ channel: "reminder", state: "pending" }))
      .where("subject_id", "in", reminders.where("renewal_month", "<", time.slice(0, 7)))
      .executeTakeFirst();
    return { expired, unneeded, passed: Number(passed.numUpdatedRows) };
  });
}
