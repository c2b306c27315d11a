import type { LeadDatabase } from "../store/tables.ts";

/** Room that suspected leads and their details take, as multiples of a lead without details. */
export const roomFor = { lead: 1, details: 4, leadWithDetails: 5 } as const;

/** Bytes on disk of one suspected application with its key and its index entries. */
export const bytesPerLead = 1_400;

/** Share of the budget for networks that sent lately; the rest is reserved for unseen ones. */
const openShare = 0.5;

/** Limits suspected leads to a share of the disk, half of it reserved for unseen networks. */
export function suspectedRoom(maxBytes: number, stored = 0) {
  let rows = stored;
  return {
    hasRoom: (isUnseen: boolean) => rows * bytesPerLead < maxBytes * (isUnseen ? 1 : openShare),
    took: (room: number = roomFor.lead) => {
      rows += room;
    },
    /** Sets the count again, because the terminal may have accepted or rejected some. */
    recount: (count: number) => {
      rows = count;
    },
  };
}

export type SuspectedRoom = ReturnType<typeof suspectedRoom>;

export async function countSuspected(db: LeadDatabase): Promise<number> {
  const row = await db
    .selectFrom("leads")
    .leftJoin("lead_details", "lead_details.lead_id", "leads.id")
    .select((eb) => [
      eb.fn.countAll().as("leads"),
      eb.fn.count("lead_details.lead_id").as("details"),
    ])
    .where("suspicion", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(row.leads) * roomFor.lead + Number(row.details) * roomFor.details;
}
