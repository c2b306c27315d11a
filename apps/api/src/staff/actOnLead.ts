import { sql } from "kysely";
import { type AuditAction, type AuditEntry, audit } from "../leads/auditLog.ts";
import { acceptSuspected, cancelDeliveries, queueDeliveries } from "../leads/changeLeads.ts";
import { plainAddress, type Suspicion } from "../leads/lead.ts";
import type { LeadRecord } from "../leads/leadRecords.ts";
import { newDelivery, renewDeliveries } from "../leads/newDeliveries.ts";
import type { AuditLogTable, ChannelName, LeadDatabase } from "../leads/tables.ts";
import { emailKey, restoreReminders, withdrawAddresses } from "../reminders/reminderStore.ts";
import { isInState, type LeadState, stateOf, undoMs } from "./leadState.ts";

const leadActs = [
  "accept",
  "answer",
  "take",
  "postpone",
  "mortgage",
  "withdraw",
  "spam",
  "reopen",
  "giveBack",
  "callNow",
  "holdAgain",
  "restore",
  "noMortgage",
  "consent",
] as const;
export type LeadAct = (typeof leadActs)[number];
export const staffActs = [...leadActs, "erase"] as const;
export type StaffAct = (typeof staffActs)[number];

const dayMs = 24 * 60 * 60 * 1000;

const hourMs = 60 * 60 * 1000;

export const delays = { hours: 2 * hourMs, day: dayMs, days: 3 * dayMs, week: 7 * dayMs } as const;
export type Delay = keyof typeof delays;

const markedAsSpam: Suspicion = "marked as spam";

/** Returns the acts that the state of an application offers; its log holds the newest entries first. */
export function offeredActs(
  lead: LeadRecord,
  log: readonly AuditLogTable[],
  now: Date,
): readonly StaffAct[] {
  const { taken_by, call_after, hold_reason, retention_class, consent_withdrawn_at } = lead;
  const isRecent = (wanted: AuditAction) => {
    const entry = log.find(({ action }) => action === wanted);
    return entry !== undefined && now.getTime() - Date.parse(entry.at) < undoMs;
  };
  const when = (isOffered: boolean, ...acts: StaffAct[]) => (isOffered ? acts : []);
  const spam = when(hold_reason === null, "spam");
  const ofPerson: StaffAct[] = [
    // A renewal has a new term.
    ...when(lead.suspicion === null, "mortgage"),
    ...when(lead.suspicion === null && retention_class === "mortgage", "noMortgage"),
    ...(consent_withdrawn_at === null
      ? when(lead.suspicion === null, "withdraw")
      : when(isRecent("consent withdrawn"), "consent")),
    ...when(hold_reason === null, "erase"),
  ];
  const offered: Record<LeadState, readonly StaffAct[]> = {
    held: ["accept", ...spam, ...ofPerson],
    open: [
      "answer",
      taken_by === null ? "take" : "giveBack",
      call_after === null ? "postpone" : "callNow",
      ...spam,
      ...ofPerson,
      ...when(isRecent("accepted"), "holdAgain"),
    ],
    answered: ["reopen", ...ofPerson],
    spam: ["restore", ...when(hold_reason === null, "erase")],
  };
  return offered[stateOf(lead)];
}

interface Change {
  action: AuditAction;
  /** States of the application; open by default. */
  from?: readonly LeadState[];
  set: Partial<LeadRecord>;
  /** Column that must be empty, filled or another one, so that of two people who act at once one does. */
  only?: readonly [
    column: "taken_by" | "call_after" | "term_ends_at",
    comparison: "is" | "is not" | "is distinct from",
    value?: string,
  ];
  detail?: string;
}

interface Wanted {
  act: LeadAct;
  name: string;
  delay: Delay;
  termEnds: string;
}

type SimpleAct = Exclude<LeadAct, "accept" | "spam" | "restore" | "withdraw" | "consent">;

const known = ["open", "answered"] as const;

function changeFor(act: SimpleAct, { name, delay, termEnds }: Wanted, now: Date): Change {
  const later = new Date(now.getTime() + delays[delay]).toISOString();
  const term_ends_at = `${termEnds}T00:00:00.000Z`;
  const changes: Record<SimpleAct, Change> = {
    answer: { action: "answered", set: { answered_at: now.toISOString() } },
    reopen: { action: "answered undone", from: ["answered"], set: { answered_at: null } },
    take: { action: "taken", set: { taken_by: name }, only: ["taken_by", "is"] },
    giveBack: { action: "taken undone", set: { taken_by: null }, only: ["taken_by", "is not"] },
    postpone: {
      action: "call postponed",
      set: { call_after: later },
      only: ["call_after", "is"],
      detail: `to ${later}`,
    },
    callNow: {
      action: "call postponed undone",
      set: { call_after: null },
      only: ["call_after", "is not"],
    },
    holdAgain: { action: "accepted undone", set: { suspicion: "held again by staff" } },
    mortgage: {
      action: "classified",
      from: known,
      set: { retention_class: "mortgage", term_ends_at },
      only: ["term_ends_at", "is distinct from", term_ends_at],
      detail: `mortgage, term ends ${termEnds}`,
    },
    noMortgage: {
      action: "classified undone",
      from: known,
      set: { retention_class: "application", term_ends_at: null },
      only: ["term_ends_at", "is not"],
      detail: "application",
    },
  };
  return changes[act];
}

interface ActOptions {
  channels: readonly ChannelName[];
  at: Date;
  actor: string;
}

/**
 * Does what a button of a page of staff says. Returns false, and records nothing, if the state of
 * the application no longer offers it, because somebody else acted first.
 */
export async function actOnLead(
  db: LeadDatabase,
  lead: LeadRecord,
  wanted: Wanted,
  options: ActOptions,
): Promise<boolean> {
  const { channels, at, actor } = options;
  const { act } = wanted;
  if (act === "accept") return (await acceptSuspected(db, [lead], channels, { at, actor })) > 0;
  if (act === "spam") return markAsSpam(db, lead, { at, actor });
  if (act === "restore") return restoreFromSpam(db, lead, options);
  if (act === "withdraw" || act === "consent") return changeConsent(db, lead, act, { at, actor });
  const { action, from = ["open"], set, only, detail } = changeFor(act, wanted, at);
  return db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable("leads")
      .set(set)
      .where("id", "=", lead.id)
      .where((eb) => eb.or(from.map((state) => isInState[state](eb))))
      .$if(only !== undefined, (query) =>
        query.where(only?.[0] ?? "id", only?.[1] ?? "is", only?.[2] ?? null),
      )
      .returning("call_after")
      .executeTakeFirst();
    if (!changed) return false;
    if (act === "holdAgain") await cancelDeliveries(tx, [lead.id]);
    if (["answer", "callNow", "holdAgain"].includes(act))
      await cancelDeliveries(tx, [lead.id], "call");
    if (act === "postpone" && changed.call_after !== null) {
      await renewDeliveries(tx, [newDelivery(lead.id, "call", changed.call_after)]);
    }
    await audit(tx, { at, actor, action, leadIds: [lead.id], detail });
    return true;
  });
}

type Author = Pick<AuditEntry, "at" | "actor">;

/** Marks as spam what nobody answered. Nothing of it is sent any more. */
function markAsSpam(db: LeadDatabase, { id }: LeadRecord, { at, actor }: Author): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable("leads")
      .set({
        removed_at: at.toISOString(),
        suspicion: sql`coalesce(suspicion, ${markedAsSpam})`,
      })
      .where("id", "=", id)
      .where("hold_reason", "is", null)
      .where((eb) => eb.or([isInState.held(eb), isInState.open(eb)]))
      .returning("id")
      .executeTakeFirst();
    if (!changed) return false;
    await cancelDeliveries(tx, [id]);
    await audit(tx, { at, actor, action: "marked as spam", leadIds: [id] });
    return true;
  });
}

/** Undoes marking as spam: the application is held or open again, and delivered if it was not. */
function restoreFromSpam(
  db: LeadDatabase,
  { id }: LeadRecord,
  { channels, at, actor }: ActOptions,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable("leads")
      .set({ removed_at: null, suspicion: sql`nullif(suspicion, ${markedAsSpam})` })
      .where("id", "=", id)
      .where("removed_at", "is not", null)
      .returning(["id", "kind", "phone_or_email as phoneOrEmail", "lane", "suspicion"])
      .executeTakeFirst();
    if (!changed) return false;
    if (changed.suspicion === null) await queueDeliveries(tx, [changed], channels, at);
    await audit(tx, { at, actor, action: "marked as spam undone", leadIds: [id] });
    return true;
  });
}

/** Withdraws the consent of an application and the reminders of its address, or undoes that. */
function changeConsent(
  db: LeadDatabase,
  { id, phone_or_email, consent_withdrawn_at }: LeadRecord,
  act: "withdraw" | "consent",
  { at, actor }: Author,
): Promise<boolean> {
  const isWithdrawal = act === "withdraw";
  return db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable("leads")
      .set({ consent_withdrawn_at: isWithdrawal ? at.toISOString() : null })
      .where("id", "=", id)
      .where("consent_withdrawn_at", isWithdrawal ? "is" : "is not", null)
      .returning("id")
      .executeTakeFirst();
    if (!changed) return false;
    const address = emailKey(phone_or_email);
    const isAddress = plainAddress.test(address);
    if (isAddress && isWithdrawal) await withdrawAddresses(tx, [address], { at, actor });
    else if (isAddress)
      await restoreReminders(tx, address, consent_withdrawn_at ?? "", { at, actor });
    const action = isWithdrawal ? "consent withdrawn" : "consent withdrawn undone";
    await audit(tx, { at, actor, action, leadIds: [id] });
    return true;
  });
}
