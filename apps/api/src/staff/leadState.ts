import type { Expression, ExpressionBuilder, Selectable, SqlBool } from "kysely";
import type { LeadDatabase } from "../leads/openDatabase.ts";
import type { LeadsTable, Tables } from "../leads/tables.ts";

/** Work that staff still have with an application. `spam` is removed after seven days. */
export type LeadState = "held" | "open" | "answered" | "spam";

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

/** Returns the number of applications that match, and the time of the oldest. */
export async function countInState(db: LeadDatabase, condition: Condition) {
  const { count, oldest } = await db
    .selectFrom("leads")
    .where(condition)
    .select((eb) => [eb.fn.countAll().as("count"), eb.fn.min("received_at").as("oldest")])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest: oldest ?? undefined };
}
