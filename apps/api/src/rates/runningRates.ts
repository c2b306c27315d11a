import { readFileSync } from "node:fs";
import { join } from "node:path";
import { zonedTime } from "@mortgage-kit/content/office";
import type { RateEntry, RatesFile } from "@mortgage-kit/content/rates";
import { wordsOf } from "@mortgage-kit/content/words";
import type { Act } from "../store/auditLog.ts";
import type { LeadDatabase } from "../store/tables.ts";
import { type SetRate, setRate, setRates, undoRate } from "./rateStore.ts";

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
