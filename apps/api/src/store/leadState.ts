import { sql } from "kysely";
import {
  type Condition,
  countLeads,
  findPeople,
  type LeadRecord,
  withRelated,
} from "./leadRecords.ts";
import type { LeadDatabase } from "./tables.ts";

/** Work that staff still have with an application. `spam` is removed after seven days. */
export type LeadState = "held" | "open" | "answered" | "spam";

/** Time in milliseconds for which an act can be undone, and after which spam is removed. */
export const undoMs = 7 * 24 * 60 * 60 * 1000;

export function stateOf({ suspicion, answered_at, removed_at }: LeadRecord): LeadState {
  if (removed_at !== null) return "spam";
  if (suspicion !== null) return "held";
  return answered_at === null ? "open" : "answered";
}

export const unsuspected: Condition = (eb) =>
  eb.and([eb("removed_at", "is", null), eb("suspicion", "is", null)]);

export const isInState: Record<LeadState, Condition> = {
  held: (eb) => eb.and([eb("removed_at", "is", null), eb("suspicion", "is not", null)]),
  open: (eb) => eb.and([unsuspected(eb), eb("answered_at", "is", null)]),
  answered: (eb) => eb.and([unsuspected(eb), eb("answered_at", "is not", null)]),
  spam: (eb) => eb("removed_at", "is not", null),
};

/** Matches open applications past the promised time, without those whose call was put off. */
export const isLate =
  (responseHours: number, now: Date): Condition =>
  (eb) => {
    const promised = new Date(now.getTime() - responseHours * 60 * 60 * 1000).toISOString();
    const time = now.toISOString();
    return eb.and([
      isInState.open(eb),
      eb("received_at", "<", promised),
      eb.or([eb("call_after", "is", null), eb("call_after", "<=", time)]),
    ]);
  };

const listedWithinMs = 30 * 24 * 60 * 60 * 1000;

/** Matches held and late leads that no list has, of 30 days, so that an index bounds the query. */
export const isUnlisted =
  (responseHours: number, now: Date): Condition =>
  (eb) =>
    eb.and([
      eb("notice_id", "is", null),
      eb.or([
        eb.and([isInState.held(eb), eb("answered_at", "is", null)]),
        eb.and([
          isLate(responseHours, now)(eb),
          eb("received_at", ">", new Date(now.getTime() - listedWithinMs).toISOString()),
        ]),
      ]),
    ]);

const maxListed = 100;
const maxFound = 20;

export interface LeadList {
  leads: LeadRecord[];
  count: number;
}

/** Returns the first that wait, all or of one list, and the number: likely people, or oldest. */
export async function readList(
  db: LeadDatabase,
  state: "held" | "open",
  now: Date,
  listId?: string,
): Promise<LeadList> {
  const isListed: Condition = (eb) =>
    listId === undefined
      ? isInState[state](eb)
      : eb.and([isInState[state](eb), eb("notice_id", "=", listId)]);
  const isPutOff = sql`case when call_after > ${now.toISOString()} then 1 else 0 end`;
  let rows = db.selectFrom("leads").selectAll().where(isListed).limit(maxListed);
  for (const rank of state === "held" ? likePeople : [isPutOff]) rows = rows.orderBy(rank);
  const leads = await rows.orderBy("received_at").orderBy("id").execute();
  return { leads: await withRelated(db, leads), count: await countLeads(db, isListed) };
}

export async function readClosed(db: LeadDatabase, now: Date): Promise<LeadList> {
  const since = new Date(now.getTime() - undoMs).toISOString();
  const rows = await db
    .selectFrom("leads")
    .selectAll()
    .where((eb) => eb.or([eb("answered_at", ">", since), eb("removed_at", ">", since)]))
    .orderBy((eb) => eb.fn.coalesce("removed_at", "answered_at"), "desc")
    .limit(maxFound)
    .execute();
  return { leads: await withRelated(db, rows), count: rows.length };
}

export async function readFound(db: LeadDatabase, sought: string): Promise<LeadList> {
  const leads = await findPeople(db, sought);
  return { leads: leads.slice(0, maxFound), count: leads.length };
}

const isMarked = sql`case when suspicion in ('honeypot filled', 'link in a name') then 1 else 0 end`;

/** Ranks people first: no program's mark, few of the network, by script, a form open for long. */
const likePeople = [
  isMarked,
  sql`count(*) over (partition by coalesce(network, id))`,
  sql`case lane when 'script' then 0 when 'plain' then 1 else 2 end`,
  sql`coalesce(seconds_open, 0) desc`,
];

/** Counts the suspected leads by network: without a program's mark and with the fewest first, then the newest. */
export async function countByNetwork(db: LeadDatabase, limit: number) {
  const rows = await db
    .selectFrom("leads")
    .where(isInState.held)
    .select(({ fn }) => [
      "network",
      fn.countAll().as("count"),
      fn.min("received_at").as("first"),
      fn.max("received_at").as("last"),
    ])
    .groupBy("network")
    .orderBy(sql`min(${isMarked})`)
    .orderBy("count")
    .orderBy("last", "desc")
    .orderBy("network")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
