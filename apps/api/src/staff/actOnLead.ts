import { staffWords } from "@mortgage-kit/content/words";
import { sql, type UpdateObject } from "kysely";
import { restoreReminders, withdrawAddress } from "../reminders/reminderStore.ts";
import { type AuditAction, audit } from "../store/auditLog.ts";
import { plainAddress, type Suspicion } from "../store/lead.ts";
import type { LeadRecord } from "../store/leadRecords.ts";
import { isInState, type LeadState, stateOf, undoMs } from "../store/leadState.ts";
import {
  acceptSuspected,
  cancelDeliveries,
  type NewLead,
  newDelivery,
  queueDeliveries,
  renewDeliveries,
} from "../store/newDeliveries.ts";
import { emailKey } from "../store/reminderRecords.ts";
import type {
  AuditLogTable,
  ChannelName,
  LeadDatabase,
  LeadsTable,
  LeadTransaction,
  Tables,
} from "../store/tables.ts";

export type StaffAct = keyof typeof staffWords.acts;
export type LeadAct = Exclude<StaffAct, "erase" | "keep" | "note" | "correct">;
export const staffActs = Object.keys(staffWords.acts) as [StaffAct, ...StaffAct[]];

const dayMs = 24 * 60 * 60 * 1000;

const hourMs = 60 * 60 * 1000;

export const delays = { hours: 2 * hourMs, day: dayMs, days: 3 * dayMs, week: 7 * dayMs } as const;
export type Delay = keyof typeof delays;

export const markedAsSpam: Suspicion = "marked as spam";

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
  const hold: StaffAct = hold_reason === null ? "hold" : "release";
  const ofPerson: StaffAct[] = [
    "note",
    "correct",
    // A renewal has a new term.
    ...when(lead.suspicion === null, "mortgage"),
    ...when(lead.suspicion === null && retention_class === "mortgage", "noMortgage"),
    ...(consent_withdrawn_at === null
      ? when(lead.suspicion === null, "withdraw")
      : when(isRecent("consent withdrawn"), "consent")),
    hold,
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
    spam: ["restore", hold, ...when(hold_reason === null, "erase")],
    erasing: ["keep", hold],
  };
  return offered[stateOf(lead)];
}

interface Change {
  action: AuditAction;
  /** States of the application; open by default. */
  from?: readonly LeadState[];
  set: UpdateObject<Tables, "leads">;
  /** Column that must be empty, filled or another one, so that of two people who act at once one does. */
  only?: readonly [
    column: keyof LeadsTable,
    comparison: "is" | "is not" | "is distinct from",
    value?: string,
  ];
  detail?: string;
  also?: (tx: LeadTransaction, changed: ChangedLead) => Promise<unknown>;
}

type ChangedLead = NewLead & Pick<LeadRecord, "suspicion">;

interface Wanted {
  act: LeadAct;
  name: string;
  delay: Delay;
  /** Time that was chosen instead of a delay. */
  callAt: Date | undefined;
  termEnds: string;
  reason: string | undefined;
}

interface ActOptions {
  channels: readonly ChannelName[];
  at: Date;
  actor: string;
}

const known = ["open", "answered"] as const;
const any = ["held", ...known, "spam"] as const;

function changeFor(
  act: Exclude<LeadAct, "accept">,
  { id, phone_or_email, consent_withdrawn_at }: LeadRecord,
  { name, delay, callAt, termEnds, reason }: Wanted,
  { channels, at, actor }: ActOptions,
): Change {
  const now = at.toISOString();
  const later = (callAt ?? new Date(at.getTime() + delays[delay])).toISOString();
  const term_ends_at = `${termEnds}T00:00:00.000Z`;
  const address = emailKey(phone_or_email);
  const isAddress = plainAddress.test(address);
  const cancelAll = (tx: LeadTransaction) => cancelDeliveries(tx, [id]);
  const cancelCall = (tx: LeadTransaction) => cancelDeliveries(tx, [id], "call");
  const changes: Record<typeof act, Change> = {
    answer: { action: "answered", set: { answered_at: now }, also: cancelCall },
    reopen: { action: "answered undone", from: ["answered"], set: { answered_at: null } },
    take: { action: "taken", set: { taken_by: name }, only: ["taken_by", "is"] },
    giveBack: { action: "taken undone", set: { taken_by: null }, only: ["taken_by", "is not"] },
    postpone: {
      action: "call postponed",
      set: { call_after: later },
      only: ["call_after", "is"],
      detail: `to ${later}`,
      also: (tx) => renewDeliveries(tx, [newDelivery(id, "call", later)]),
    },
    callNow: {
      action: "call postponed undone",
      set: { call_after: null },
      only: ["call_after", "is not"],
      also: cancelCall,
    },
    holdAgain: {
      action: "accepted undone",
      set: { suspicion: "held again by staff" },
      also: cancelAll,
    },
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
    spam: {
      action: "marked as spam",
      from: ["held", "open"],
      set: { removed_at: now, suspicion: sql`coalesce(suspicion, ${markedAsSpam})` },
      only: ["hold_reason", "is"],
      also: cancelAll,
    },
    hold: {
      action: "held",
      from: [...any, "erasing"],
      set: { hold_reason: reason ?? null },
      only: ["hold_reason", "is"],
      ...(reason && { detail: reason }),
    },
    release: {
      action: "released",
      from: [...any, "erasing"],
      set: { hold_reason: null },
      only: ["hold_reason", "is not"],
    },
    // The application is held or open again, and delivered if it was not.
    restore: {
      action: "marked as spam undone",
      from: ["spam"],
      set: { removed_at: null, suspicion: sql`nullif(suspicion, ${markedAsSpam})` },
      also: async (tx, lead) =>
        lead.suspicion === null && queueDeliveries(tx, [lead], channels, at),
    },
    // The reminders of the application's address follow its consent.
    withdraw: {
      action: "consent withdrawn",
      from: any,
      set: { consent_withdrawn_at: now },
      only: ["consent_withdrawn_at", "is"],
      also: async (tx) => isAddress && withdrawAddress(tx, address, { at, actor }),
    },
    consent: {
      action: "consent withdrawn undone",
      from: any,
      set: { consent_withdrawn_at: null },
      only: ["consent_withdrawn_at", "is not"],
      also: async (tx) =>
        isAddress && restoreReminders(tx, address, consent_withdrawn_at ?? "", { at, actor }),
    },
  };
  return changes[act];
}

/** Does what a button says. Returns false if somebody else acted first and it is not offered. */
export async function actOnLead(
  db: LeadDatabase,
  lead: LeadRecord,
  wanted: Wanted,
  options: ActOptions,
): Promise<boolean> {
  const { channels, at, actor } = options;
  const { act } = wanted;
  if (act === "accept") return (await acceptSuspected(db, [lead], channels, { at, actor })) > 0;
  const change = changeFor(act, lead, wanted, options);
  const { action, from = ["open"], set, detail, also } = change;
  const [column, comparison, value = null] = change.only ?? ["id", "is not"];
  return db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable("leads")
      .set(set)
      .where("id", "=", lead.id)
      .where((eb) => eb.or(from.map((state) => isInState[state](eb))))
      .where(column, comparison, value)
      .returning(["id", "kind", "phone_or_email as phoneOrEmail", "lane", "suspicion"])
      .executeTakeFirst();
    if (!changed) return false;
    await also?.(tx, changed);
    await audit(tx, { at, actor, action, leadIds: [lead.id], detail });
    return true;
  });
}
