import {
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from "kysely";
import { findPeople, type LeadRecord, withDeliveries } from "../leads/leadRecords.ts";
import type { LeadDatabase, LeadsTable, Tables } from "../leads/tables.ts";

/** Work that staff still have with an application. `spam` is removed after seven days. */
export type LeadState = "held" | "open" | "answered" | "spam";

/** Time in milliseconds for which an act can be undone, and after which spam is removed. */
export const undoMs = 7 * 24 * 60 * 60 * 1000;

type StateColumns = Pick<Selectable<LeadsTable>, "suspicion" | "answered_at" | "removed_at">;

export function stateOf({ suspicion, answered_at, removed_at }: StateColumns): LeadState {
  if (removed_at !== null) return "spam";
  if (suspicion !== null) return "held";
  return answered_at === null ? "open" : "answered";
}

type Condition = (eb: ExpressionBuilder<Tables, "leads">) => Expression<SqlBool>;

const unsuspected: Condition = (eb) =>
  eb.and([eb("removed_at", "is", null), eb("suspicion", "is", null)]);

/** Conditions that match the applications in a state, as `stateOf` names it. */
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

/**
 * Matches held and late applications that no list told staff of. Late ones of more than 30 days ago are
 * in the morning's list only, so that the index on times bounds a query that runs all day.
 */
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

export async function countInState(db: LeadDatabase, condition: Condition) {
  const { count, oldest } = await db
    .selectFrom("leads")
    .where(condition)
    .select((eb) => [eb.fn.countAll().as("count"), eb.fn.min("received_at").as("oldest")])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest: oldest ?? undefined };
}

const maxListed = 100;
const maxFound = 20;

export interface LeadList {
  leads: LeadRecord[];
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

export async function readFound(db: LeadDatabase, sought: string): Promise<LeadList> {
  const leads = await findPeople(db, sought);
  return { leads: leads.slice(0, maxFound), count: leads.length };
}

/**
 * Orders suspected leads so that those most like people come first: not those with a program's mark,
 * from networks that sent few, by the page's script, with a form open for long.
 */
function likelyPeopleFirst<Output>(
  query: SelectQueryBuilder<Tables, "leads", Output>,
): SelectQueryBuilder<Tables, "leads", Output> {
  return query
    .orderBy(sql`case when suspicion in ('honeypot filled', 'link in a name') then 1 else 0 end`)
    .orderBy(sql`count(*) over (partition by coalesce(network, id))`)
    .orderBy(sql`case lane when 'script' then 0 when 'plain' then 1 else 2 end`)
    .orderBy(sql`coalesce(seconds_open, 0)`, "desc")
    .orderBy("received_at")
    .orderBy("id");
}
