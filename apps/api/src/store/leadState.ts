import { type Selectable, sql } from "kysely";
import { reviewRank } from "./indexes.ts";
import {
  type Condition,
  countUpTo,
  findRecent,
  type LeadList,
  type LeadRecord,
  leadsByReference,
  leadsInOrder,
  withRelated,
} from "./leadRecords.ts";
import { remindersByReference, remindersFound } from "./reminderRecords.ts";
import type { LeadDatabase, LeadsTable } from "./tables.ts";

/** Work that staff still have with an application. `spam` and `erasing` go after seven days. */
export type LeadState = "held" | "open" | "answered" | "spam" | "erasing";

/** Time in milliseconds for which an act can be undone, and after which spam is removed. */
export const undoMs = 7 * 24 * 60 * 60 * 1000;

export function stateOf(lead: LeadRecord): LeadState {
  const { suspicion, answered_at, removed_at, erase_reason } = lead;
  if (removed_at !== null) return erase_reason === null ? "spam" : "erasing";
  if (suspicion !== null) return "held";
  return answered_at === null ? "open" : "answered";
}

export const unsuspected: Condition = (eb) =>
  eb.and([eb("removed_at", "is", null), eb("suspicion", "is", null)]);

export const isRemoved: Condition = (eb) => eb("removed_at", "is not", null);

export const isInState: Record<LeadState, Condition> = {
  held: (eb) => eb.and([eb("removed_at", "is", null), eb("suspicion", "is not", null)]),
  open: (eb) => eb.and([unsuspected(eb), eb("answered_at", "is", null)]),
  answered: (eb) => eb.and([unsuspected(eb), eb("answered_at", "is not", null)]),
  spam: (eb) => eb.and([isRemoved(eb), eb("erase_reason", "is", null)]),
  erasing: (eb) => eb.and([isRemoved(eb), eb("erase_reason", "is not", null)]),
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

/** Returns the conditions of held leads, and of late ones of 30 days, that no list has. */
export const isUnlisted = (responseHours: number, now: Date): readonly Condition[] => [
  (eb) => eb.and([isInState.held(eb), eb("notice_id", "is", null), eb("answered_at", "is", null)]),
  (eb) =>
    eb.and([
      isLate(responseHours, now)(eb),
      eb("notice_id", "is", null),
      eb("received_at", ">", new Date(now.getTime() - listedWithinMs).toISOString()),
    ]),
];

const maxListed = 100;
const maxFound = 20;

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
  const rows = db.selectFrom("leads").selectAll().where(isListed);
  const inOrder = (some: typeof rows) => some.orderBy("received_at").orderBy("id");
  const count = await countUpTo(db, isListed);
  if (state === "held") {
    const sample = await db
      .selectFrom("leads")
      .select(evidence)
      .where(isListed)
      .orderBy(sql.raw(reviewRank))
      .orderBy("received_at")
      .orderBy("id")
      .limit(ranked)
      .execute();
    const likely = (await fewestFirst(db, sample)).slice(0, maxListed);
    return { leads: await leadsInOrder(db, likely), count };
  }
  const isPutOff: Condition = (eb) => eb("call_after", ">", now.toISOString());
  const waiting = inOrder(
    rows.where((eb) => eb.or([eb("call_after", "is", null), eb.not(isPutOff(eb))])),
  );
  const first = await waiting.limit(maxListed).execute();
  const room = maxListed - first.length;
  const later = room > 0 ? await inOrder(rows.where(isPutOff)).limit(room).execute() : [];
  return { leads: await withRelated(db, [...first, ...later]), count };
}

/** Columns by which held leads are ranked: reading whole rows of all of them takes twice as long. */
const evidence = ["id", "received_at", "suspicion", "network", "lane", "seconds_open"] as const;

/** Held leads that a list chooses from, those of the highest rank. */
const ranked = 400;

/** Most that is counted of a network: none of a flood's is likelier than another. */
const mostOfNetwork = 20;

type Row = Pick<Selectable<LeadsTable>, (typeof evidence)[number]>;

/** Sorts leads: no program's mark, few of the network, by script, a form open for long. */
async function fewestFirst(db: LeadDatabase, rows: readonly Row[]): Promise<Row[]> {
  const networks = [...new Set(rows.flatMap(({ network }) => network ?? []))];
  const counts = new Map<string | null, number>();
  if (networks.length > 0) {
    const held = db.selectFrom("leads").where(isInState.held).select(sql.lit(1).as("one"));
    const some = held.where("network", "=", sql<string>`each.column1`).limit(mostOfNetwork);
    const values = sql.join(networks.map((network) => sql`(${network})`));
    const ofEach = sql<{ network: string; count: number }>`select column1 as network,
      (select count(*) from ${some} as counted) as count from (values ${values}) as each`;
    for (const { network, count } of (await ofEach.execute(db)).rows)
      counts.set(network, Number(count));
  }
  const rank = ({ suspicion, network, lane, seconds_open }: Row) => [
    marks.has(suspicion) ? 1 : 0,
    counts.get(network) ?? 1,
    lane === "script" ? 0 : lane === "plain" ? 1 : 2,
    -(seconds_open ?? 0),
  ];
  const compared = (a: readonly number[], b: readonly number[]) =>
    a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return rows
    .map((row) => ({ row, rank: rank(row) }))
    .sort((a, b) => compared(a.rank, b.rank) || (a.row.received_at < b.row.received_at ? -1 : 1))
    .map(({ row }) => row);
}

/** Returns what was answered or marked as spam lately, the newest first. */
export async function readClosed(db: LeadDatabase, now: Date): Promise<LeadList> {
  const since = new Date(now.getTime() - undoMs).toISOString();
  const newest = (column: "answered_at" | "removed_at") =>
    db
      .selectFrom("leads")
      .selectAll()
      .where(column, ">", since)
      .orderBy(column, "desc")
      .limit(maxFound)
      .execute();
  const closed = new Map(
    [...(await newest("answered_at")), ...(await newest("removed_at"))].map((row) => [row.id, row]),
  );
  const closedAt = ({ removed_at, answered_at }: Selectable<LeadsTable>) =>
    removed_at ?? answered_at ?? "";
  const rows = [...closed.values()]
    .sort((a, b) => (closedAt(a) < closedAt(b) ? 1 : -1))
    .slice(0, maxFound);
  return { leads: await withRelated(db, rows), count: rows.length };
}

/** Matches a reference as visitors read it: its first eight characters or more. */
const isReference = /^[0-9a-f]{8}(-[0-9a-f-]{0,27})?$/i;

/** Finds leads and reminders by reference, or by a part of a name or contact, among those up to a time. */
export async function readFound(db: LeadDatabase, sought: string, until?: string) {
  const reference = sought.trim().toLowerCase();
  const named = isReference.test(reference);
  const leads = named ? await leadsByReference(db, reference) : [];
  const reminders = named ? await remindersByReference(db, reference) : [];
  if (leads.length + reminders.length > 0) {
    return { leads: { leads, count: leads.length }, reminders };
  }
  return {
    leads: await findRecent(db, sought, maxFound, until),
    reminders: until ? [] : await remindersFound(db, sought, maxFound),
  };
}

const programMarks = ["honeypot filled", "link in a name"] as const;
const marks = new Set<string | null>(programMarks);
const isMarked = sql`case when suspicion in (${sql.join(programMarks)}) then 1 else 0 end`;

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
