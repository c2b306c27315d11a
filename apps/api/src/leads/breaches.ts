import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { z } from "zod";
import { yearsLater } from "./retention.ts";
import type { Tables } from "./tables.ts";

/** Years that PIPEDA requires a breach record to be kept, from the day it was found. */
export const breachYears = 2;

const day = z.iso.date();

/** Breach record that the regulations require, with or without harm. */
const breachEntry = z.object({
  /** The day it happened, as far as that is known, and the day it was found. */
  occurred: day,
  found: day,
  /** Circumstances of the breach, without names. */
  circumstances: z.string(),
  /** Kind of information, such as names and telephone numbers. */
  information: z.string(),
  people: z.int().nullable(),
  realRisk: z.boolean(),
  /** Reason for or against a real risk of significant harm. */
  because: z.string(),
  /** Day of the report to the Privacy Commissioner, and of the notice to the people affected. */
  reported: day.nullable(),
  notified: day.nullable(),
  /** Measures taken. */
  note: z.string().nullable(),
});

const breachUpdate = breachEntry.partial();

export type Breach = z.infer<typeof breachEntry>;
export type BreachChange = z.infer<typeof breachUpdate>;
export type RecordedBreach = Breach & {
  id: string;
  recordedAt: string;
  recordedBy: string;
  history: { at: string; by: string; change: BreachChange }[];
};

interface Author {
  at: Date;
  actor: string;
}

/** Adds a breach to the register and returns its reference. */
export async function recordBreach(
  db: Kysely<Tables>,
  breach: Breach,
  { at, actor }: Author,
): Promise<string> {
  const id = randomUUID();
  await addEntry(db, { id, history: [] }, breach, { at, actor });
  return id;
}

/** Adds an entry to the record of a breach: rows of the register cannot be changed. */
export async function addEntry(
  db: Kysely<Tables>,
  { id, history }: Pick<RecordedBreach, "id" | "history">,
  entry: BreachChange,
  { at, actor }: Author,
): Promise<void> {
  await db
    .insertInto("breach_records")
    .values({
      breach_id: id,
      number: history.length + 1,
      at: at.toISOString(),
      actor,
      entry: JSON.stringify(entry),
    })
    .execute();
}

/**
 * Returns the register, newest first; each breach in its current state, with all of its entries.
 */
export async function allBreaches(db: Kysely<Tables>): Promise<RecordedBreach[]> {
  const rows = await db
    .selectFrom("breach_records")
    .selectAll()
    .orderBy("at")
    .orderBy("breach_id")
    .orderBy("number")
    .execute();
  const ofBreach = Map.groupBy(rows, ({ breach_id }) => breach_id);
  return Array.from(ofBreach, ([id, entries]) => {
    const history = entries.map(({ at, actor, entry }) => ({
      at,
      by: actor,
      change: breachUpdate.parse(JSON.parse(entry)),
    }));
    const breach = breachEntry.parse(Object.assign({}, ...history.map(({ change }) => change)));
    const [first] = entries;
    return { id, recordedAt: first?.at ?? "", recordedBy: first?.actor ?? "", ...breach, history };
  }).toReversed();
}

/** Returns the steps that a breach with a real risk of harm still requires. */
export function openSteps({ realRisk, reported, notified }: Breach): string[] {
  if (!realRisk) return [];
  return [
    ...(reported ? [] : ["report it to the Privacy Commissioner"]),
    ...(notified ? [] : ["tell the people concerned"]),
  ];
}

export const breachKeptUntil = ({ found }: Breach): string =>
  yearsLater(new Date(found), breachYears).toISOString().slice(0, 10);
