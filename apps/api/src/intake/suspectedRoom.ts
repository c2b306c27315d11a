import { countRows } from "../store/engine.ts";
import { countLeads } from "../store/leadRecords.ts";
import { isInState, isRemoved } from "../store/leadState.ts";
import type { LeadDatabase } from "../store/tables.ts";

/** Room that suspected leads and their details take, as multiples of a lead without details. */
export const roomFor = { lead: 1, details: 4, leadWithDetails: 5 } as const;

/** Bytes on disk of one suspected application with its key and its index entries. */
export const bytesPerLead = 1_400;

/** Share of the budget for networks that sent lately; the rest is reserved for unseen ones. */
const openShare = 0.5;

/** Limits suspected leads to a share of the disk, half of it reserved for unseen networks. */
export function suspectedRoom(maxBytes: number, stored = 0, storedLeads = stored) {
  let rows = stored;
  let leads = storedLeads;
  return {
    hasRoom: (isUnseen: boolean) => rows * bytesPerLead < maxBytes * (isUnseen ? 1 : openShare),
    took: (room: number = roomFor.lead) => {
      rows += room;
      if (room !== roomFor.details) leads += 1;
    },
    /** Sets the number of leads again, because the terminal may have accepted or rejected some. */
    recount: (count: number) => {
      rows = count + Math.min(Math.max(0, rows - leads), count * roomFor.details);
      leads = count;
    },
  };
}

export type SuspectedRoom = ReturnType<typeof suspectedRoom>;

/** Counts the suspected leads, for which an index suffices. */
export const countSuspected = async (db: LeadDatabase): Promise<number> =>
  (await countLeads(db, isInState.held)) + (await countLeads(db, isRemoved));

/** Reads the room that suspected leads take with their details, once at the start. */
export async function readSuspectedRoom(db: LeadDatabase, maxBytes: number) {
  const leads = await countSuspected(db);
  const all = db.selectFrom("lead_details").innerJoin("leads", "leads.id", "lead_id");
  const details = await countRows(all.where("suspicion", "is not", null));
  return suspectedRoom(maxBytes, leads + details * roomFor.details, leads);
}
