import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { expect, onTestFinished, test } from "vitest";
import { holdingFile } from "../../testing/holding.ts";
import { application, now } from "../../testing/submission.ts";

const reason = "the privacy commissioner ordered it";
const before = new Date(now.getTime() - 60_000);
const person = { ...application, firstName: "Quillonia", phoneOrEmail: "q@quillonia.example" };

async function holdingPerson() {
  const { dataDir, backupDir, leads, ids } = await holdingFile([{ application: person }]);
  const erasing = ["erase", ids[0] ?? "", "--reason", reason, "--now", "--yes"];
  const traces = () =>
    readdirSync(dataDir).filter((name) =>
      /quillonia/i.test(readFileSync(join(dataDir, name), "latin1")),
    );
  return { dataDir, backupDir, leads, traces, erase: (env = {}) => leads(erasing, env) };
}

/** Opens a read transaction, as replication tools do, so that the write-ahead log cannot be truncated. */
function follower(dataDir: string): DatabaseSync {
  const db = new DatabaseSync(join(dataDir, "leads.sqlite"));
  onTestFinished(() => {
    if (db.isOpen) db.close();
  });
  db.exec("begin");
  db.prepare("select count(*) from leads").get();
  return db;
}

test("erase reports a process that holds the write-ahead log, and after it stops no trace is left", async () => {
  const { dataDir, leads, erase, traces } = await holdingPerson();
  const copying = follower(dataDir);
  expect(await erase()).toMatchObject({
    code: 3,
    out: expect.stringContaining("stop it (for example Litestream) and run leads purge"),
  });
  expect(traces()).not.toEqual([]);
  copying.close();
  expect(await leads("purge --yes")).toMatchObject({ code: 0 });
  expect(traces()).toEqual([]);
});

test("erase lists each copy and export that is older, and no other file", async () => {
  const { dataDir, backupDir: backups, leads, erase } = await holdingPerson();
  const env = { BACKUP_DIR: backups };
  const identity = await generateIdentity();
  const encrypting = { ...env, BACKUP_RECIPIENTS: await identityToRecipient(identity) };
  expect(await leads("backup", encrypting)).toMatchObject({ code: 0 });
  const older = [
    join(dataDir, "leads.sqlite.replaced-2026-03-08T15-30-00-000Z"),
    join(dataDir, "exported.csv"),
    join(backups, "leads-20260308T153000Z.sqlite.age"),
    join(backups, "by-hand/old.sqlite.gz"),
  ];
  mkdirSync(join(backups, "by-hand"));
  for (const file of older) {
    if (!existsSync(file)) writeFileSync(file, "anything");
    utimesSync(file, before, before);
  }
  writeFileSync(join(backups, "later.sqlite"), "written after the removal");
  // Assets of earlier sites contain no personal data.
  mkdirSync(join(dataDir, "sites/first"), { recursive: true });
  writeFileSync(join(dataDir, "sites/first/one.js"), "");
  utimesSync(join(dataDir, "sites/first/one.js"), before, before);
  expect(await erase()).toMatchObject({
    code: 3,
    out: expect.stringContaining("Backups were not looked for: set BACKUP_DIR"),
  });
  const { code, out } = await leads("purge --yes", env);
  expect(code).toBe(3);
  const listed = out.split("delete them:\n")[1]?.trimEnd().split("\n") ?? [];
  expect(listed.map((line) => line.trim()).toSorted()).toEqual(older.toSorted());
  for (const file of older) rmSync(file);
  expect(await leads("purge --yes", env)).toMatchObject({ code: 0 });
});

test("erase does not claim success if the folder of backups cannot be read", async () => {
  const { dataDir, erase } = await holdingPerson();
  const missing = join(dataDir, "unmounted");
  const { code, out } = await erase({ BACKUP_DIR: missing });
  expect(code).toBe(3);
  expect(out).toContain(`These folders cannot be read:\n  ${missing}\n`);
});
