import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { expect, test } from "vitest";
import { backupsIn } from "../src/backup/backupFolder.ts";
import { matchesManifest } from "../src/backup/backupManifest.ts";
import { verifyAudit } from "../src/store/auditLog.ts";
import { markHasApplications } from "../src/store/dataFolder.ts";
import { migrate, migrations } from "../src/store/migrations.ts";
import { openDatabase } from "../src/store/openDatabase.ts";
import { sqliteDialect } from "../src/store/sqliteDialect.ts";
import type { Tables } from "../src/store/tables.ts";
import { leads } from "../testing/leadsTerminal.ts";
import { temporaryFolder } from "../testing/onEachEngine.ts";
import { application, submission } from "../testing/submission.ts";
import { testStore } from "../testing/testStore.ts";
import { type Ended, killing, type Scene, scene, spread } from "./harness/cutOff.ts";
import { report, scaled } from "./harness/measure.ts";

const [kept, later] = [1, 2].map((digit) => `${digit}0000000-0000-4000-8000-000000000000`) as [
  string,
  string,
];
const contact = "quillonia@applicant.example";
const reason = "the privacy commissioner ordered it";

const killer = killing();

async function store(dataDir: string, id: string): Promise<void> {
  const db = await openDatabase({ engine: "sqlite", dataDir });
  const person = { ...application, phoneOrEmail: id === later ? contact : "613-555-0142" };
  await testStore(db).accept(submission({ id, application: person }));
  await db.destroy();
  markHasApplications(dataDir);
}

/** Creates a data folder with two applications, and a backup with only the first. */
async function template(): Promise<{ folder: string; backup: string }> {
  const folder = temporaryFolder();
  const [dataDir, backupDir] = [join(folder, "data"), join(folder, "backups")];
  mkdirSync(backupDir);
  await store(dataDir, kept);
  expect((await leads(["backup", join(backupDir, "early")], { DATA_DIR: dataDir })).code).toBe(0);
  await store(dataDir, later);
  return { folder, backup: "early" };
}

/** Returns the state that the terminal shows after the kill. */
async function found({ dataDir, backupDir }: Scene) {
  const env = { DATA_DIR: dataDir, BACKUP_DIR: backupDir };
  const { code, out, errors } = await leads("list", env);
  expect([code, errors.match(/\n/g)?.length ?? 0]).toEqual([0, errors === "" ? 0 : 1]);
  const db = await openDatabase({ engine: "sqlite", dataDir });
  const rows = await db.selectFrom("leads").select("id").orderBy("id").execute();
  expect((await verifyAudit(db)).brokenAt).toBeUndefined();
  const log = await db.selectFrom("audit_log").select("action").execute();
  await db.destroy();
  expect(out).toContain(kept.slice(0, 8));
  return {
    ids: rows.map(({ id }) => id),
    actions: log.map(({ action }) => action),
    printed: errors,
  };
}

interface Case {
  args: (scene: Scene) => string[];
  /** Checks the folder after the kill. Returns its state, and what the next command printed about it. */
  look: (scene: Scene) => Promise<{ state: "old" | "new"; printed: string }>;
  from?: () => Promise<{ folder: string }>;
}

const cases: Record<string, Case> = {
  backup: {
    args: () => ["backup", "--keep-days", "30"],
    async look({ dataDir, backupDir }) {
      const whole = backupsIn(backupDir);
      for (const { path } of whole) expect(await matchesManifest(path)).toBe(true);
      const env = { DATA_DIR: dataDir, BACKUP_DIR: backupDir };
      const again = await leads("backup --keep-days 30", env);
      expect(again.code).toBe(0);
      const names = readdirSync(backupDir).filter((name) => !name.startsWith("early"));
      expect(names.filter((name) => !/\.sqlite(\.manifest\.json)?$/.test(name))).toEqual([]);
      expect(names).toHaveLength(2 * (whole.length + 1));
      return { state: whole.length === 1 ? "new" : "old", printed: again.out };
    },
  },
  restore: {
    args: ({ backupDir }) => ["restore", join(backupDir, "early")],
    async look(place) {
      const { ids, actions, printed } = await found(place);
      const isNew = ids.length === 1;
      expect(ids).toEqual(isNew ? [kept] : [kept, later]);
      expect(actions.includes("restored")).toBe(isNew);
      const names = readdirSync(place.dataDir);
      expect(names.filter((name) => /^restor/.test(name))).toEqual([]);
      const aside = names.filter((name) => /replaced-[^.]+Z$/.test(name));
      expect(aside).toHaveLength(isNew ? 1 : 0);
      if (isNew) {
        const old = new DatabaseSync(join(place.dataDir, aside[0] ?? ""), { readOnly: true });
        expect(old.prepare("select count(*) as count from leads").get()).toEqual({ count: 2 });
        old.close();
      }
      return { state: isNew ? "new" : "old", printed };
    },
  },
  erase: {
    args: () => ["erase", later, "--reason", reason, "--now", "--yes"],
    async look(place) {
      const { ids, actions, printed } = await found(place);
      const isNew = ids.length === 1;
      expect(actions.includes("erased")).toBe(isNew);
      if (!isNew) return { state: "old", printed };
      const env = { DATA_DIR: place.dataDir };
      await leads("purge --yes", env);
      for (const name of readdirSync(place.dataDir)) {
        expect(readFileSync(join(place.dataDir, name), "latin1")).not.toContain(contact);
      }
      expect((await leads("list", env)).errors).toBe("");
      return { state: "new", printed };
    },
  },
  migration: {
    from: olderTemplate,
    args: () => ["list"],
    async look(place) {
      const dataDir = place.dataDir;
      const db = new DatabaseSync(join(dataDir, "leads.sqlite"));
      const isNew = db.prepare("select 1 from kysely_migration where name like '003%'").get();
      db.close();
      const { ids, actions, printed } = await found(place);
      expect(ids).toEqual([kept]);
      expect(actions).toContain("answered");
      if (!isNew) expect(printed).toContain("database was migrated: 003");
      return { state: isNew ? "new" : "old", printed };
    },
  },
};

/** Creates a database of an older release, with only the first two migrations. */
async function olderTemplate(): Promise<{ folder: string }> {
  const folder = temporaryFolder();
  const dataDir = join(folder, "data");
  mkdirSync(dataDir);
  mkdirSync(join(folder, "backups"));
  const path = join(dataDir, "leads.sqlite");
  const db = new Kysely<Tables>({ dialect: sqliteDialect(path) });
  new DatabaseSync(path).close();
  const [first, second] = Object.entries(migrations);
  if (!first || !second) throw new Error("There are fewer migrations than that.");
  await migrate(db, Object.fromEntries([first, second]));
  await db.destroy();
  const raw = new DatabaseSync(path);
  raw.exec(`insert into leads (id, received_at, first_name, last_name, phone_or_email, consent_version, consent_at, source)
    values ('${kept}', '2026-01-01T00:00:00.000Z', 'Ana', 'Silva', '613-555-0142', '2024-1', '2026-01-01T00:00:00.000Z', 'script')`);
  raw.exec(`insert into audit_log values ('a', '2026-01-02', 'nora', 'answered', '${kept}', null)`);
  raw.close();
  return { folder };
}

const together = 2;

/** Runs one round for each number, two at a time. */
async function eachOf(numbers: number[], round: (number: number) => Promise<void>): Promise<void> {
  const waiting = numbers.values();
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (const number of waiting) await round(number);
    }),
  );
}

/** Runs the command in a new scene for each of its calls, or one of `every` of them. */
async function atEachCall(
  { args, from = template, look }: Case,
  every: number,
  round: (place: Scene, call: number, looked: () => ReturnType<Case["look"]>) => Promise<void>,
): Promise<number> {
  const library = killer((why) => {
    throw new Error(why);
  });
  const { folder } = await from();
  const first = scene(folder, library);
  const calls = await first.calls(args(first));
  first.remove();
  await eachOf(
    spread(calls, Math.min(calls, scaled(calls))).filter((_, index) => index % every === 0),
    async (call) => {
      const place = scene(folder, library);
      await round(place, call, () =>
        look(place).catch((error) => {
          throw new Error(`At call ${call} of ${calls}: ${error.message}`, { cause: error });
        }),
      );
      place.remove();
    },
  );
  return calls;
}

test.each(Object.entries(cases))(
  "a %s killed at any write, sync or rename leaves the old or the new state",
  async (name, cut) => {
    const states = { old: 0, new: 0, printed: 0 };
    const calls = await atEachCall(cut, 1, async (place, call, looked) => {
      const { signal } = await place.killedAt(cut.args(place), call);
      const { state, printed } = await looked();
      if (signal === "SIGKILL") states[state] += 1;
      if (printed !== "") states.printed += 1;
    });
    report(
      `${name}: killed once at ${states.old + states.new} of ${calls} calls, ${states.old} times in the old state and ${states.new} in the new, ${states.printed} times with a sentence`,
    );
    expect(states.old).toBeGreaterThan(0);
    expect(states.new).toBeGreaterThan(0);
  },
);

const isSentence = ({ code, errors, out }: Ended) =>
  code !== null && !/\n\s+at |Error:/.test(errors + out);

test.each(Object.entries(cases))(
  "a %s on a disk that fills up at any call is atomic and reports the failure",
  async (name, cut) => {
    let failed = 0;
    await atEachCall(cut, 4, async (place, call, looked) => {
      const ended = await place.fullFrom(cut.args(place), call);
      expect([call, ended, isSentence(ended)]).toEqual([call, ended, true]);
      if (ended.code === 1) failed += 1;
      await looked();
    });
    report(`${name}: on a disk full from a call on, ${failed} times refused in a sentence`);
    expect(failed).toBeGreaterThan(0);
  },
);
