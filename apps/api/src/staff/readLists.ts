import { findPeople, type LeadRecord, withDeliveries } from "../leads/leadRecords.ts";
import { likelyPeopleFirst } from "../leads/likelyPeople.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { undoMs } from "./actOnLead.ts";
import { countInState, isInState } from "./leadState.ts";

const maxListed = 100;
const maxFound = 20;

export interface LeadList {
  leads: LeadRecord[];
  /** Number of applications in the list, with those that are not shown. */
  count: number;
}

/**
 * Returns the first applications that wait, all or those of one list to staff, and the number of all.
 * Held ones begin with those most like people, open ones with the oldest that need not be called
 * later.
 */
export async function readList(
  db: LeadDatabase,
  state: "held" | "open",
  now: Date,
  listId?: string,
): Promise<LeadList> {
  const isListed: typeof isInState.open = (eb) =>
    listId === undefined
      ? isInState[state](eb)
      : eb.and([isInState[state](eb), eb("notice_id", "=", listId)]);
  const rows = db.selectFrom("leads").selectAll().where(isListed).limit(maxListed);
  const ordered =
    state === "held"
      ? likelyPeopleFirst(rows)
      : rows
          .orderBy((eb) =>
            eb.case().when("call_after", ">", now.toISOString()).then(1).else(0).end(),
          )
          .orderBy("received_at")
          .orderBy("id");
  const { count } = await countInState(db, isListed);
  return { leads: await withDeliveries(db, await ordered.execute()), count };
}

/** Returns the newest applications that staff answered or marked as spam in the last seven days. */
export async function readClosed(db: LeadDatabase, now: Date): Promise<LeadList> {
  const since = new Date(now.getTime() - undoMs).toISOString();
  const rows = await db
    .selectFrom("leads")
    .selectAll()
    .where((eb) => eb.or([eb("answered_at", ">", since), eb("removed_at", ">", since)]))
    .orderBy((eb) => eb.fn.coalesce("removed_at", "answered_at"), "desc")
    .limit(maxFound)
    .execute();
  return { leads: await withDeliveries(db, rows), count: rows.length };
}

/** Returns the newest applications of a person. */
export async function readFound(db: LeadDatabase, sought: string): Promise<LeadList> {
  const leads = (await findPeople(db, sought)).toReversed();
  return { leads: leads.slice(0, maxFound), count: leads.length };
}
