import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { z } from "zod";
import { yearsLater } from "./retention.ts";
import type { Tables } from "./tables.ts";

/** Years for which a complaint is kept, from its last entry, like other records of the brokerage. */
export const complaintYears = 6;

const day = z.iso.date();

/** Record of a complaint, without the name of who complains. */
const complaintEntry = z.object({
  received: day,
  /** Subject of the complaint. */
  about: z.string(),
  /** Person who looks into it. */
  handledBy: z.string(),
  /** Day on which its receipt was acknowledged, in writing. */
  acknowledged: day.nullable(),
  /** Day and words of the decision, and its reasons, that were given in writing. */
  decided: day.nullable(),
  outcome: z.string().nullable(),
});

const complaintUpdate = complaintEntry.partial();

export type Complaint = z.infer<typeof complaintEntry>;
export type ComplaintChange = z.infer<typeof complaintUpdate>;
export type RecordedComplaint = Complaint & { id: string; entries: number; lastAt: string };

export async function recordComplaint(
  db: Kysely<Tables>,
  { id = randomUUID(), entries = 0 }: { id?: string; entries?: number },
  entry: ComplaintChange,
  { at, actor }: { at: Date; actor: string },
): Promise<string> {
  await db
    .insertInto("complaint_records")
    .values({
      complaint_id: id,
      number: entries + 1,
      at: at.toISOString(),
      actor,
      entry: JSON.stringify(entry),
    })
    .execute();
  return id;
}

/** Returns the register, newest first; each complaint in its current state. */
export async function allComplaints(db: Kysely<Tables>): Promise<RecordedComplaint[]> {
  const rows = await db
    .selectFrom("complaint_records")
    .selectAll()
    .orderBy("at")
    .orderBy("complaint_id")
    .orderBy("number")
    .execute();
  const ofComplaint = Map.groupBy(rows, ({ complaint_id }) => complaint_id);
  return Array.from(ofComplaint, ([id, entries]) => {
    const changes = entries.map(({ entry }) => complaintUpdate.parse(JSON.parse(entry)));
    const complaint = complaintEntry.parse(Object.assign({}, ...changes));
    return { id, entries: entries.length, lastAt: entries.at(-1)?.at ?? "", ...complaint };
  }).toReversed();
}

/** Returns the complaints that were not decided in writing. */
export const openComplaints = async (db: Kysely<Tables>): Promise<RecordedComplaint[]> =>
  (await allComplaints(db)).filter(({ decided }) => decided === null);

export const complaintKeptUntil = ({ lastAt }: Pick<RecordedComplaint, "lastAt">): string =>
  yearsLater(new Date(lastAt), complaintYears).toISOString().slice(0, 10);
