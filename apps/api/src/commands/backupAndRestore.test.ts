import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { closedFile, holdingFile } from "../../testing/holding.ts";
import { leads } from "../../testing/leadsTerminal.ts";
import { opened, temporaryFolder } from "../../testing/onEachEngine.ts";
import { now, submission } from "../../testing/submission.ts";
import { testStore } from "../../testing/testStore.ts";
import { valuesOf } from "../../testing/valuesOf.ts";
import { migrate, migrations } from "../store/migrations.ts";
import { openDatabase } from "../store/openDatabase.ts";

async function countIn(dataDir: string): Promise<number> {
  const db = await openDatabase({ engine: "sqlite", dataDir });
  const rows = await valuesOf(db, "leads", "id");
  await db.destroy();
  return rows.length;
}

test("a backup is one file that only its owner can read, and restores to an empty disk", async () => {
  const { file, env } = await closedFile(3);
  expect(await leads(["backup", file], env)).toEqual({
    code: 0,
    out: `Backed up to ${file}: 3 applications.\n`,
    errors: "",
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(file, ".."))).toEqual(["leads.backup", "leads.backup.manifest.json"]);

  const dataDir = join(temporaryFolder(), "data");
  expect(await leads(["restore", file], { DATA_DIR: dataDir })).toMatchObject({
    code: 0,
    out: `Restored from ${file}: 3 applications, the newest of ${now.toISOString()}.\n`,
  });
  expect(readdirSync(dataDir)).toEqual(["has-applications", "leads.sqlite"]);
  expect(statSync(join(dataDir, "leads.sqlite")).mode & 0o777).toBe(0o600);
  expect(await countIn(dataDir)).toBe(3);
});

test("a backup taken during writes has complete applications only", async () => {
  const { file, env, dataDir } = await closedFile(50, ["email"]);
  const db = await opened({ engine: "sqlite", dataDir });
  const store = testStore(db, ["email", "webhook"]);
  let isOver = false;
  const arriving = (async () => {
    while (!isOver) await store.accept(submission());
  })();
  // In its own process, as beside a server: one thread cannot wait for a lock that it holds itself.
  const backup = spawn(process.execPath, [join(import.meta.dirname, "../cli.js"), "backup", file], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(backup, "exit");
  isOver = true;
  await arriving;
  expect(code).toBe(0);
  const copy = new DatabaseSync(file, { readOnly: true });
  const torn = copy.prepare(
    "select count(*) as count from leads where id not in (select subject_id from outbox)",
  );
  expect(torn.get()).toEqual({ count: 0 });
  copy.close();
});

test("a failed backup replaces nothing and leaves no file", async () => {
  const { file, env } = await closedFile(1);
  writeFileSync(file, "precious");
  expect(await leads(["backup", file], env)).toMatchObject({
    code: 1,
    errors: `The file ${file} cannot be written: it exists already.\n`,
  });
  const nowhere = join(file, "below", "x");
  expect((await leads(["backup", nowhere], env)).errors).toContain("cannot be written: ENOTDIR");
  expect(statSync(file).size).toBe(8);
  expect(readdirSync(join(file, ".."))).toEqual(["leads.backup"]);
});

test("a restore keeps the replaced database under another name", async () => {
  const { file, env } = await closedFile(2);
  await leads(["backup", file], env);
  const other = await closedFile(5);
  const kept = `${other.path}.replaced-2026-03-08T15-30-00-000Z`;
  const { out } = await leads(["restore", file], other.env);
  expect(out).toContain(`The replaced database is kept as ${kept}`);
  expect(await countIn(other.dataDir)).toBe(2);
  const old = new DatabaseSync(kept, { readOnly: true });
  expect(old.prepare("select count(*) as count from leads").get()).toEqual({ count: 5 });
  old.close();
});

test("the write-ahead log of a crashed server is not applied to the restored database", async () => {
  const { file, env } = await closedFile(2);
  await leads(["backup", file], env);
  const crashed = await closedFile(1);
  const db = await opened({ engine: "sqlite", dataDir: crashed.dataDir });
  await testStore(db).accept(submission());
  const dataDir = temporaryFolder();
  for (const part of ["-wal", "-shm"]) {
    copyFileSync(crashed.path + part, join(dataDir, `leads.sqlite${part}`));
  }
  await leads(["restore", file], { DATA_DIR: dataDir });
  expect(existsSync(join(dataDir, "leads.sqlite-wal"))).toBe(false);
  expect(await countIn(dataDir)).toBe(2);
});

test("the replaced database includes a crashed server's write-ahead log", async () => {
  const { file, env } = await closedFile(2);
  await leads(["backup", file], env);
  const live = await closedFile(1);
  const db = await opened({ engine: "sqlite", dataDir: live.dataDir });
  await testStore(db).accept(submission());
  const dataDir = temporaryFolder();
  for (const part of ["", "-wal"]) {
    copyFileSync(live.path + part, join(dataDir, `leads.sqlite${part}`));
  }
  await leads(["restore", file], { DATA_DIR: dataDir });
  const kept = readdirSync(dataDir).find((name) => name.includes("replaced")) ?? "";
  const old = new DatabaseSync(join(dataDir, kept));
  expect(old.prepare("select count(*) as count from leads").get()).toEqual({ count: 2 });
  old.close();
});

test("a restore can replace a damaged database", async () => {
  const { file, env, path, dataDir } = await closedFile(2);
  await leads(["backup", file], env);
  writeFileSync(path, "no database at all, but long enough to be looked at as one");
  expect((await leads(["restore", file], env)).out).toContain("is kept as");
  expect(await countIn(dataDir)).toBe(2);
});

test.each([
  ["is not a database", (file: string) => writeFileSync(file, "x".repeat(5000)), "cannot be read"],
  ["is not there", (file: string) => rmSync(file, { force: true }), "cannot be opened"],
  [
    "is another database",
    (file: string) => {
      const db = new DatabaseSync(file);
      db.exec("create table recipes (name text)");
      db.close();
    },
    "it is another database",
  ],
])("a restore from a file that %s changes nothing", async (_why, write, sentence) => {
  const { file, env, dataDir } = await closedFile(2);
  write(file);
  const { code, errors } = await leads(["restore", file], env);
  expect(errors).toContain(sentence);
  expect(code).toBe(1);
  expect(readdirSync(dataDir)).toEqual(["leads.sqlite"]);
  expect(await countIn(dataDir)).toBe(2);
});

test("a truncated backup or one of a newer version changes nothing", async () => {
  const { file, env, dataDir } = await closedFile(500);
  await leads(["backup", file], env);
  truncateSync(file, statSync(file).size - 8_192);
  expect((await leads(["restore", file], env)).code).toBe(1);

  const newer = await closedFile(1);
  const db = await openDatabase({ engine: "sqlite", dataDir: newer.dataDir });
  const up = async () => {};
  await migrate(db, { ...migrations, "999_later": { up } });
  await db.destroy();
  await leads(["backup", newer.file], newer.env);
  expect((await leads(["restore", newer.file], env)).errors).toContain("a newer version");
  expect(await countIn(dataDir)).toBe(500);
});

test.each(["backup", "restore"])("%s --help works without a database", async (name) => {
  const { code, out } = await leads([name, "--help"], { DATA_DIR: "/nowhere" });
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`Usage: leads ${name} \\[?FILE`));
});

test("on PostgreSQL both commands refer to pg_dump and pg_restore", async () => {
  const env = { DATABASE_URL: "postgres://leads@127.0.0.1:1/leads" };
  expect((await leads(["backup", "x"], env)).errors).toContain("pg_dump");
  expect((await leads(["restore", "x"], env)).errors).toContain("pg_restore");
  expect(await leads(["backup"], env)).toMatchObject({ code: 1 });
});

test("a restore is tried without changing anything, and noted in the audit log", async () => {
  const { db, dataDir, file, store, leads } = await holdingFile(2);
  expect((await leads(["backup", file])).code).toBe(0);
  await store.accept(submission());
  const tried = await leads(["restore", file, "--try"]);
  expect(tried).toMatchObject({ code: 0, errors: "" });
  expect(tried.out).toMatch(/The backup can be restored: 2 applications, the newest of 2026-/);
  expect(await valuesOf(db, "leads", "id")).toHaveLength(3);
  expect((await leads("audit")).out).toMatch(/nora {2}restore tried/);
  const damaged = await leads(["restore", `${file}.manifest.json`, "--try", "--raw"]);
  expect(damaged.code).toBe(1);
  expect(readdirSync(dataDir).filter((name) => name.startsWith("restore-drill-"))).toEqual([]);
});
