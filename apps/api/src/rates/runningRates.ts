import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { zonedTime } from "@mortgage-kit/content/office";
import type { RateEntry, RatesFile } from "@mortgage-kit/content/rates";
import { wordsOf } from "@mortgage-kit/content/words";
import type { Act } from "../store/auditLog.ts";
import { lockTable } from "../store/engine.ts";
import type { LeadDatabase } from "../store/tables.ts";

/** Rate that staff set while the site runs. */
export interface SetRate {
  readonly id: string;
  readonly entry: RateEntry;
  readonly setAt: string;
  readonly setBy: string;
}

/** Returns the rates that staff set and did not take back, in the order they were set. */
export async function setRates(db: LeadDatabase): Promise<SetRate[]> {
  const rows = await db
    .selectFrom("rates")
    .selectAll()
    .where("undone_at", "is", null)
    .orderBy("set_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, entry, set_at: setAt, set_by: setBy }) => ({
    ...{ id, setAt, setBy },
    entry: JSON.parse(entry) as RateEntry,
  }));
}

/**
 * Adds the rate that `check` returns, given those set so far. It runs alone, so that nobody checks
 * against a rate that another is changing, and one row is all that a kill could interrupt.
 */
export function setRate(
  db: LeadDatabase,
  check: (set: readonly SetRate[]) => RateEntry,
  { at, actor }: Act,
): Promise<RateEntry> {
  return db.transaction().execute(async (tx) => {
    await lockTable(tx, "rates");
    const set = await setRates(tx);
    const entry = check(set);
    // Later than the one before, even if the clock was set back.
    const last = set.at(-1)?.setAt ?? "";
    const setAt = new Date(Math.max(at.getTime(), last ? Date.parse(last) + 1 : 0)).toISOString();
    await tx
      .insertInto("rates")
      .values({ id: randomUUID(), entry: JSON.stringify(entry), set_at: setAt, set_by: actor })
      .execute();
    return entry;
  });
}

/** Takes a rate back. Returns false if it was taken back before, or there is none. */
export async function undoRate(db: LeadDatabase, id: string, { at, actor }: Act): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("rates")
    .set({ undone_at: at.toISOString(), undone_by: actor })
    .where("id", "=", id)
    .where("undone_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Milliseconds for which rates are kept; another instance may have changed them since. */
const keptMs = 10_000;

/** Reads the rates that the site was built with; undefined for a brokerage that publishes none. */
export function builtRates(siteDir: string): RatesFile | undefined {
  try {
    return JSON.parse(readFileSync(join(siteDir, "rates.json"), "utf8"));
  } catch (error) {
    if (Object(error).code === "ENOENT") return undefined;
    throw error;
  }
}

interface RateAct extends Act {
  /** Accepts a large change. */
  readonly confirmed?: boolean;
}

interface RateChange extends RateAct {
  /** Returns the name under which a field of the entry was typed. */
  readonly nameOf: (field: string) => string;
}

const content = () => import("@mortgage-kit/content/rates");

async function fileOf(built: RatesFile, all: readonly RateEntry[], today: string) {
  const { ratesFile } = await content();
  const entries = all.filter(({ day }) => day <= today);
  const { basis, maxAgeDays, brokerage: name, source, members, publishers } = built;
  const siteUrl = source.replace(/\/rates$/, "");
  return ratesFile({ siteUrl, name, members, publishers }, { basis, maxAgeDays, entries }, today);
}

/** Merges the folder's rates with those that staff set. Loads the engine when it is first used. */
export function runningRates(db: LeadDatabase, built: RatesFile, timeZone: string) {
  const dayOf = (time: Date) => zonedTime(timeZone, time).day;
  let kept: { readonly at: number; readonly file: RatesFile } | undefined;

  /** An entry of the same day stands behind those of the folder. */
  const merged = (set: readonly SetRate[]): RateEntry[] =>
    [...built.history, ...set.map(({ entry }) => entry)].toSorted((one, other) =>
      one.day.localeCompare(other.day),
    );

  async function file(now: Date): Promise<RatesFile> {
    if (kept && Math.abs(now.getTime() - kept.at) < keptMs) return kept.file;
    kept = { at: now.getTime(), file: await fileOf(built, merged(await setRates(db)), dayOf(now)) };
    return kept.file;
  }

  return {
    members: built.members,
    /** Returns the ISO date of the office at a time. */
    dayOf,
    /** Returns `rates.json` of now; while the database cannot be read, the last one known. */
    file: (now: Date) => file(now).catch(() => kept?.file ?? built),
    /** Returns the rates set so far, the newest first. */
    set: async () => (await setRates(db)).toReversed(),
    /** Sets a rate from today on or a day to come. Throws RateRefused for one that is wrong. */
    async add(
      entry: object,
      { confirmed = false, nameOf, ...act }: RateChange,
    ): Promise<RateEntry> {
      const { checkRate } = await content();
      const today = dayOf(act.at);
      const added = await setRate(
        db,
        (set) =>
          checkRate(merged(set), entry, {
            ...{ today, earliest: today, confirmed, nameOf },
            ...{ members: built.members, publishers: built.publishers },
            words: wordsOf("en").rates.refused,
          }),
        act,
      );
      kept = undefined;
      return added;
    },
    async undo(id: string, act: RateAct): Promise<boolean> {
      const isDone = await undoRate(db, id, act);
      kept = undefined;
      return isDone;
    },
    /** Returns the rates of now that are older than the brokerage's number of days. */
    async old(now: Date) {
      const { rates, maxAgeDays } = await file(now);
      const since = dayOf(new Date(now.getTime() - maxAgeDays * 86_400_000));
      return rates.filter(({ day }) => day < since);
    },
  };
}

export type RunningRates = ReturnType<typeof runningRates>;
