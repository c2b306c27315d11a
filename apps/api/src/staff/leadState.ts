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

/** Conditions that match the applications in a state, as `stateOf` names it. */
export const isInState: Record<LeadState, Condition> = {
  held: (eb) => eb.and([eb("removed_at", "is", null), eb("suspicion", "is not", null)]),
  open: (eb) =>
    eb.and([
      eb("removed_at", "is", null),
      eb("suspicion", "is", null),
      eb("answered_at", "is", null),
    ]),
  answered: (eb) =>
    eb.and([
      eb("removed_at", "is", null),
      eb("suspicion", "is", null),
      eb("answered_at", "is not", null),
    ]),
  spam: (eb) => eb("removed_at", "is not", null),
};

/** Returns the number of applications in a state, and the time of the oldest. */
export async function countInState(db: LeadDatabase, state: LeadState) {
  const { count, oldest } = await db
    .selectFrom("leads")
    .where(isInState[state])
    .select((eb) => [eb.fn.countAll().as("count"), eb.fn.min("received_at").as("oldest")])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest: oldest ?? undefined };
}
