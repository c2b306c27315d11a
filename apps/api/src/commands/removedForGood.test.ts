import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { expect, onTestFinished, test } from "vitest";
import { leadsTerminal } from "../../testing/leadsTerminal.ts";
import { opened, temporaryFolder } from "../../testing/onEachEngine.ts";
import { application, submission } from "../../testing/submission.ts";
import { leadStore } from "../leads/leadStore.ts";

const reason = "the privacy commissioner ordered it";
const person = { ...application, firstName: "Quillonia", phoneOrEmail: "q@quillonia.example" };

async function holdingPerson() {
  const settings = { engine: "sqlite", dataDir: temporaryFolder() } as const;
  const db = await opened(settings);
  const sent = submission({ application: person });
  await leadStore({ db, channels: [] }).accept(sent);
  const { dataDir } = settings;
  const leads = leadsTerminal(settings);
  return {
    dataDir,
    leads,
    id: sent.id,
    erase: () => leads(["erase", sent.id, "--overrule", reason, "--yes"]),
    traces: () =>
      readdirSync(dataDir).filter((name) =>
        /quillonia/i.test(readFileSync(join(dataDir, name), "latin1")),
      ),
  };
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

test("erase lists each file that still contains the application, and no other", async () => {
  const { dataDir, leads, erase, id } = await holdingPerson();
  const backups = temporaryFolder();
  const env = { BACKUP_DIR: backups };
  const identity = await generateIdentity();
  const encrypting = { ...env, BACKUP_RECIPIENTS: await identityToRecipient(identity) };
  expect(await leads("backup", encrypting)).toMatchObject({ code: 0 });
  const held = [
    join(dataDir, "leads.sqlite.replaced-2026-03-08T15-30-00-000Z"),
    join(dataDir, "exported.csv"),
    join(backups, "by-hand.sqlite"),
  ];
  const [aside = "", exported = "", byHand = ""] = held;
  for (const file of [aside, byHand]) await leads(["backup", file]);
  writeFileSync(exported, `${"x".repeat(70_000)}"${id}","Quillonia"`);
  writeFileSync(join(dataDir, "notes.txt"), "nobody");
  const packed = join(backups, "old.sqlite.gz");
  writeFileSync(packed, gzipSync("anything"));
  const encrypted = join(backups, "leads-20260308T153000Z.sqlite.age");
  expect(await erase()).toMatchObject({
    code: 3,
    out: expect.stringContaining("Backups were not searched: set BACKUP_DIR"),
  });
  const { code, out } = await leads("purge --yes", env);
  expect(code).toBe(3);
  const listed = (files: string[]) => files.map((file) => `\n  ${file}`).join("");
  for (const file of held) expect(out).toContain(`\n  ${file}\n`);
  expect(out).toContain(`contain it:${listed([encrypted, packed])}\n`);
  expect(out).not.toMatch(/notes\.txt|manifest|contains it either/);
  for (const file of [...held, packed, encrypted]) rmSync(file);
  expect(await leads("purge --yes", env)).toMatchObject({
    code: 0,
    out: expect.stringContaining(`No file in ${dataDir} and ${backups} contains it either.`),
  });
});

test("erase does not take another's longer address for a trace", async () => {
  const { dataDir, erase } = await holdingPerson();
  const db = await opened({ engine: "sqlite", dataDir });
  const other = { ...application, phoneOrEmail: `jo${person.phoneOrEmail}` };
  await leadStore({ db, channels: [] }).accept(submission({ application: other }));
  expect(await erase()).toMatchObject({
    out: expect.stringContaining("The database's files contain none of the removed data."),
  });
});

test("a dump of PostgreSQL counts as a file that cannot be searched", async () => {
  const { dataDir, erase } = await holdingPerson();
  writeFileSync(join(dataDir, "leads.dump"), "PGDMP compressed");
  const { code, out } = await erase();
  expect(code).toBe(3);
  expect(out).toContain(`contain it:\n  ${join(dataDir, "leads.dump")}\n`);
});

test("erase does not claim success if the folder of backups cannot be searched", async () => {
  const { dataDir, leads, id } = await holdingPerson();
  const missing = join(dataDir, "unmounted");
  const { code, out } = await leads(["erase", id, "--overrule", reason, "--yes"], {
    BACKUP_DIR: missing,
  });
  expect(code).toBe(3);
  expect(out).toContain(`Not searched, because it does not exist or cannot be reached: ${missing}`);
  expect(out).not.toContain("contains it either");
});

test("erase follows links, searches every folder, and reports unreadable files", async () => {
  const { dataDir, leads, erase, id } = await holdingPerson();
  const [backups, elsewhere] = [temporaryFolder(), temporaryFolder()];
  const env = { BACKUP_DIR: backups };
  const write = (folder: string) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "one.json"), id);
  };
  // Assets of earlier sites contain no personal data.
  write(join(dataDir, "sites/first"));
  write(join(backups, "sites"));
  write(elsewhere);
  symlinkSync(elsewhere, join(backups, "linked"));
  symlinkSync(backups, join(elsewhere, "back"));
  symlinkSync("nowhere", join(backups, "gone"));
  symlinkSync("itself", join(backups, "itself"));
  await erase();
  const { code, out } = await leads("purge --yes", env);
  expect(code).toBe(3);
  const [certain, unsure] = [["linked/one.json", "sites/one.json"], ["itself"]].map((names) =>
    names.map((name) => `\n  ${join(backups, name)}`).join(""),
  );
  expect(out).toContain(`still contain some of it:${certain}\n`);
  expect(out).toContain(`contain it:${unsure}\n`);
});
