import { type LeadRecord, withDeliveries } from "../leads/leadRecords.ts";
import { likelyPeopleFirst } from "../leads/likelyPeople.ts";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import { countInState, isInState } from "./leadState.ts";
import type { StaffList } from "./staffLinks.ts";

const maxListed = 100;

/**
 * Returns the first applications of a list, and the number of all. Held ones begin with those most
 * like people, open ones with the oldest that need not be called later.
 */
export async function readList(
  db: LeadDatabase,
  list: StaffList,
  now: Date,
): Promise<{ leads: LeadRecord[]; count: number }> {
  const rows = db.selectFrom("leads").selectAll().where(isInState[list]).limit(maxListed);
  const ordered =
    list === "held"
      ? likelyPeopleFirst(rows)
      : rows
          .orderBy((eb) =>
            eb.case().when("call_after", ">", now.toISOString()).then(1).else(0).end(),
          )
          .orderBy("received_at")
          .orderBy("id");
  const { count } = await countInState(db, list);
  return { leads: await withDeliveries(db, await ordered.execute()), count };
}
