import { type Office, timeAt } from "@mortgage-kit/content/office";
import { staffWords as words } from "@mortgage-kit/content/words";
import { contactField, contactLimits } from "@mortgage-kit/contracts";
import { z } from "zod";
import { decisions, newestEntries } from "../store/auditLog.ts";
import { isReason, namesPerson } from "../store/eraseLeads.ts";
import type { LeadRecord } from "../store/leadRecords.ts";
import { stateOf } from "../store/leadState.ts";
import type { LeadDatabase } from "../store/tables.ts";
import { actOnLead, offeredActs, type StaffAct, staffActs } from "./actOnLead.ts";
import { putBack } from "./erasePerson.ts";
import { type ActOptions, type Delay, delays, type LeadAct } from "./leadChanges.ts";
import { addNote, correctContact } from "./notes.ts";

/** Form of an act. What only some acts need is checked by `lacking`. */
export const actBody = z.object({
  act: z.enum(staffActs),
  name: contactField("name", words.yourName, 60).optional(),
  delay: z.enum(Object.keys(delays) as [Delay, ...Delay[]]).default("day"),
  callAt: z.string().max(20).default(""),
  termEnds: z.iso.date().optional().catch(undefined),
  reason: contactField("reason", "The reason", 300).optional(),
  note: contactField("note", "The note", 300).optional(),
  contact: contactField("contact", words.fields.contact, contactLimits.phoneOrEmail).optional(),
});
type ActBody = z.infer<typeof actBody>;

const yearMs = 365 * 24 * 60 * 60 * 1000;
const isLocalTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

function callAtOf({ act, callAt }: ActBody, { timeZone }: Office): Date | undefined {
  if (act !== "postpone" || callAt === "") return undefined;
  return isLocalTime.test(callAt) ? timeAt(timeZone, callAt) : new Date(Number.NaN);
}

export const isReasonFine = (reason: string | undefined, leads: readonly LeadRecord[]) =>
  reason !== undefined && isReason(reason) && !namesPerson(reason, leads);

/** Returns what an act still needs, in a sentence, or undefined. */
export function lacking(lead: LeadRecord, body: ActBody, office: Office, now: Date) {
  const { act, name, termEnds, note, contact, reason } = body;
  const callAt = callAtOf(body, office);
  const wait = callAt && callAt.getTime() - now.getTime();
  if (wait !== undefined && !(wait > 0 && wait < yearMs)) return words.delay.wrong;
  if (act === "hold" && !isReasonFine(reason, [lead])) return words.erasure.reasonMissing;
  const isNamed = act === "take" || act === "note" || act === "correct";
  if (isNamed && name === undefined) return words.nameMissing;
  if (act === "note" && note === undefined) return words.notes.missing;
  if (act === "correct" && contact === undefined) return words.notes.contactMissing;
  const isTermFine = termEnds !== undefined && termEnds > lead.received_at.slice(0, 10);
  return act === "mortgage" && !isTermFine ? words.termEnds.missing : undefined;
}

/** Returns an application's decisions in the audit log, the newest first. */
export const decisionsOf = async (db: LeadDatabase, leadId: string) =>
  (await newestEntries(db, 50, { leadId })).filter(({ action }) => decisions.includes(action));

interface PerformOptions extends ActOptions {
  db: LeadDatabase;
  office: Office;
}

/** Does an act other than an erasure. Returns false if somebody else acted first and it is not offered. */
export function performAct(
  lead: LeadRecord,
  body: ActBody & { act: Exclude<StaffAct, "erase"> },
  options: PerformOptions,
): Promise<boolean> {
  const { db, channels, at, actor } = options;
  const { act, name: author = "", note: text = "", contact = "" } = body;
  const done = { at, actor };
  if (act === "keep")
    return putBack(db, lead.removed_at ?? "", channels, done).then((count) => count > 0);
  if (act === "hold" || act === "release") return change(lead, { ...body, act }, options);
  if (stateOf(lead) === "erasing") return Promise.resolve(false);
  if (act === "note") return addNote(db, lead, { author, text }, done);
  if (act === "correct") return correctContact(db, lead, { author, contact }, done);
  return change(lead, { ...body, act }, options);
}

async function change(
  lead: LeadRecord,
  body: ActBody & { act: LeadAct },
  { db, channels, office, at, actor }: PerformOptions,
): Promise<boolean> {
  if (!offeredActs(lead, await decisionsOf(db, lead.id), at).includes(body.act)) return false;
  const { name = "", termEnds = "", reason } = body;
  const wanted = { ...body, name, termEnds, reason, callAt: callAtOf(body, office) };
  return actOnLead(db, lead, wanted, { channels, at, actor });
}
