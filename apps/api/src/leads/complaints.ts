import type { Kysely } from "kysely";
import { z } from "zod";
import { type Recorded, register } from "./register.ts";
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

const complaintChange = complaintEntry.partial();

export type ComplaintChange = z.infer<typeof complaintChange>;
export type RecordedComplaint = Recorded<z.infer<typeof complaintEntry>, ComplaintChange>;

export const complaints = register({
  table: "complaint_records",
  idColumn: "complaint_id",
  entry: complaintEntry,
  change: complaintChange,
});

/** Returns the complaints that were not decided in writing. */
export const openComplaints = async (db: Kysely<Tables>): Promise<RecordedComplaint[]> =>
  (await complaints.all(db)).filter(({ decided }) => decided === null);

export const complaintKeptUntil = ({ history }: Pick<RecordedComplaint, "history">): string =>
  yearsLater(new Date(history.at(-1)?.at ?? ""), complaintYears)
    .toISOString()
    .slice(0, 10);
