import { staffWords } from "@mortgage-kit/content/words";
import { type AuditAction, audit } from "../store/auditLog.ts";
import type { LeadRecord } from "../store/leadRecords.ts";
import { isInState, type LeadState, stateOf, undoMs } from "../store/leadState.ts";
import { acceptSuspected } from "../store/newDeliveries.ts";
import type { AuditLogTable, LeadDatabase } from "../store/tables.ts";
import { type ActOptions, changes, type LeadAct, type Wanted } from "./leadChanges.ts";

export type StaffAct = keyof typeof staffWords.acts;
export const staffActs = Object.keys(staffWords.acts) as [StaffAct, ...StaffAct[]];

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

/** Does what a button says. Returns false if somebody else acted first and it is not offered. */
export async function actOnLead(
  db: LeadDatabase,
  lead: LeadRecord,
  { act, ...wanted }: Wanted & { act: LeadAct },
  options: ActOptions,
): Promise<boolean> {
  const { channels, at, actor } = options;
  if (act === "accept") return (await acceptSuspected(db, [lead], channels, { at, actor })) > 0;
  const change = changes[act]({ ...wanted, ...options, lead, now: at.toISOString() });
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
