import { sql } from "kysely";
import { type AuditAction, type AuditEntry, audit } from "../leads/auditLog.ts";
import { acceptSuspected, cancelDeliveries, queueDeliveries } from "../leads/changeLeads.ts";
import type { Suspicion } from "../leads/lead.ts";
import type { LeadRecord } from "../leads/leadRecords.ts";
import { newDelivery, renewDeliveries } from "../leads/newDeliveries.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import type { AuditLogTable, ChannelName } from "../leads/tables.ts";
import { isInState, type LeadState, stateOf } from "./leadState.ts";

export const staffActs = [
  "accept",
  "spam",
  "answer",
  "take",
  "postpone",
  "reopen",
  "giveBack",
  "callNow",
  "holdAgain",
  "restore",
] as const;
export type StaffAct = (typeof staffActs)[number];

const dayMs = 24 * 60 * 60 * 1000;

/** Time in milliseconds for which an act can be undone, and after which spam is removed. */
export const undoMs = 7 * dayMs;

const hourMs = 60 * 60 * 1000;

/** Times to call later, from now. */
export const delays = { hours: 2 * hourMs, day: dayMs, days: 3 * dayMs, week: 7 * dayMs } as const;
export type Delay = keyof typeof delays;

const markedAsSpam: Suspicion = "marked as spam";

/** Returns the acts that the state of an application offers; its log holds the newest entries first. */
export function offeredActs(
  lead: LeadRecord,
  log: readonly AuditLogTable[],
  now: Date,
): readonly StaffAct[] {
  const { taken_by, call_after, hold_reason } = lead;
  const spam = hold_reason === null ? (["spam"] as const) : [];
  const accepted = log.find(({ action }) => action === ("accepted" satisfies AuditAction));
  const isRecent = accepted && now.getTime() - Date.parse(accepted.at) < undoMs;
  const offered: Record<LeadState, readonly StaffAct[]> = {
    held: ["accept", ...spam],
    open: [
      "answer",
      taken_by === null ? "take" : "giveBack",
      call_after === null ? "postpone" : "callNow",
      ...spam,
      ...(isRecent ? (["holdAgain"] as const) : []),
    ],
    answered: ["reopen"],
    spam: ["restore"],
  };
  return offered[stateOf(lead)];
}

interface Change {
  action: AuditAction;
  /** State of the application; open by default. */
  from?: LeadState;
  set: Partial<Pick<LeadRecord, "answered_at" | "taken_by" | "call_after" | "suspicion">>;
  /** Column that must be empty or filled, so that of two people who act at once one does. */
  only?: readonly ["taken_by" | "call_after", "is" | "is not"];
  detail?: string;
}

export interface Wanted {
  act: StaffAct;
  /** Name of the person who takes an application. */
  name: string;
  /** Time to call later. */
  delay: Delay;
}

type SimpleAct = Exclude<StaffAct, "accept" | "spam" | "restore">;

function changeFor(act: SimpleAct, { name, delay }: Wanted, now: Date): Change {
  const later = new Date(now.getTime() + delays[delay]).toISOString();
  const changes: Record<SimpleAct, Change> = {
    answer: { action: "answered", set: { answered_at: now.toISOString() } },
    reopen: { action: "answered undone", from: "answered", set: { answered_at: null } },
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
  };
  return changes[act];
}

export interface ActOptions {
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
  const { action, from = "open", set, only, detail } = changeFor(act, wanted, at);
  return db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable("leads")
      .set(set)
      .where("id", "=", lead.id)
      .where(isInState[from])
      .$if(only !== undefined, (query) => query.where(only?.[0] ?? "id", only?.[1] ?? "is", null))
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

/** Marks as spam what nobody answered. Nothing of it is sent any more. */
function markAsSpam(
  db: LeadDatabase,
  { id }: LeadRecord,
  { at, actor }: Pick<AuditEntry, "at" | "actor">,
): Promise<boolean> {
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
