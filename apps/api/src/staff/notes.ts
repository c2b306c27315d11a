import { createHash } from "node:crypto";
import { fill, staffWords } from "@mortgage-kit/content/words";
import { type Act, audit } from "../store/auditLog.ts";
import { searchText } from "../store/lead.ts";
import type { LeadRecord } from "../store/leadRecords.ts";
import type { LeadDatabase, LeadNotesTable, LeadTransaction } from "../store/tables.ts";

export const readNotes = (db: LeadDatabase, leadId: string): Promise<LeadNotesTable[]> =>
  db.selectFrom("lead_notes").selectAll().where("lead_id", "=", leadId).orderBy("at").execute();

/** Adds a note once: the same text by the same person is a second press. */
async function insertNote(tx: LeadTransaction, note: Omit<LeadNotesTable, "id">) {
  const { lead_id, author, text } = note;
  const id = createHash("sha256")
    .update(JSON.stringify([lead_id, author, text]))
    .digest("base64url");
  const added = tx.insertInto("lead_notes").values({ id, ...note });
  const row = await added
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return row.length > 0;
}

/** Keeps a note with a lead. Returns false if it is there already. */
export const addNote = (
  db: LeadDatabase,
  { id: lead_id }: LeadRecord,
  { author, text }: { author: string; text: string },
  act: Act,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const note = { lead_id, at: act.at.toISOString(), author, text };
    if (!(await insertNote(tx, note))) return false;
    await audit(tx, { ...act, action: "noted", leadIds: [lead_id] });
    return true;
  });

/** Corrects a mistyped contact. The first one stays in a note, which goes with the lead. */
export const correctContact = (
  db: LeadDatabase,
  lead: LeadRecord,
  { author, contact }: { author: string; contact: string },
  act: Act,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { id, phone_or_email: earlier } = lead;
    const corrected = { ...lead, phone_or_email: contact };
    const changed = await tx
      .updateTable("leads")
      .set({ phone_or_email: contact, search: searchText(corrected) })
      .where(({ and, eb }) => and([eb("id", "=", id), eb("phone_or_email", "=", earlier)]))
      .where("phone_or_email", "<>", contact)
      .returning("id")
      .executeTakeFirst();
    if (!changed) return false;
    const text = fill(staffWords.notes.contactWas, { contact: earlier });
    await insertNote(tx, { lead_id: id, at: act.at.toISOString(), author, text });
    await audit(tx, { ...act, action: "corrected", leadIds: [id] });
    return true;
  });
