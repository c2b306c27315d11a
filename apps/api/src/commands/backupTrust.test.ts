import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { describe, expect, test } from "vitest";
import { closedFile, holdingFile } from "../../testing/holding.ts";
import { leads } from "../../testing/leadsTerminal.ts";
import { opened, temporaryFolder } from "../../testing/onEachEngine.ts";
import { now, submission } from "../../testing/submission.ts";
import { testStore } from "../../testing/testStore.ts";
import { markHasApplications } from "../store/dataFolder.ts";
import { openDatabase } from "../store/openDatabase.ts";

const newName = "leads-20260308T153000Z.sqlite";

describe("a manifest", () => {
  test("is written beside a backup and describes it", async () => {
    const { env, backupDir } = await closedFile(2);
    await leads("backup", env);
    expect(readdirSync(backupDir)).toEqual([newName, `${newName}.manifest.json`]);
    const manifest = JSON.parse(readFileSync(join(backupDir, `${newName}.manifest.json`), "utf8"));
    expect(manifest).toMatchObject({
      file: newName,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      takenAt: now.toISOString(),
      applications: 2,
      encryptedTo: [],
    });
  });

  test("of another file makes a restore fail with a message", async () => {
    const { env, backupDir } = await closedFile(2);
    await leads("backup", env);
    const file = join(backupDir, newName);
    appendFileSync(file, "\0");
    const { code, errors } = await leads(["restore", file], env);
    expect(code).toBe(1);
    expect(errors).toMatch(/is not what .+\.manifest\.json describes: its SHA-256 is [0-9a-f]{64}/);
    rmSync(`${file}.manifest.json`);
    expect((await leads(["restore", file], env)).out).toContain("It has no manifest beside it");
  });
});

describe("retention", () => {
  const at = (day: string) => `leads-${day}T000000Z.sqlite`;

  test("of 30 days keeps 30 days, deciding by file name, and touches no other files", async () => {
    const { env, backupDir } = await closedFile(1);
    const names = [at("20260206"), at("20260207"), "before-upgrade.sqlite", at("20260301")];
    for (const name of names) {
      writeFileSync(join(backupDir, name), "x");
      utimesSync(join(backupDir, name), 0, 0);
    }
    writeFileSync(join(backupDir, `${at("20260206")}.manifest.json`), "{}");
    await leads("backup --keep-days 30", env);
    expect(readdirSync(backupDir).filter((name) => name.endsWith(".sqlite"))).toEqual([
      "before-upgrade.sqlite",
      at("20260207"),
      at("20260301"),
      newName,
    ]);
    expect(existsSync(join(backupDir, `${at("20260206")}.manifest.json`))).toBe(false);
  });

  test("also runs when the backup fails, and keeps the newest backup", async () => {
    const { env, backupDir, path } = await closedFile(1);
    for (const name of [at("20250101"), at("20250102")]) writeFileSync(join(backupDir, name), "x");
    writeFileSync(path, "no database at all, but long enough to be looked at as one");
    const { code, out } = await leads("backup --keep-days 30", env);
    expect(code).toBe(1);
    expect(out).toContain("kept because it is the only one");
    expect(readdirSync(backupDir)).toEqual([at("20250102")]);
  });

  test("removes files of a killed run", async () => {
    const { env, backupDir } = await closedFile(1);
    const left = [`${at("20260301")}.partial`, `${at("20260301")}.manifest.json`];
    for (const name of left) writeFileSync(join(backupDir, name), "half");
    const { out } = await leads("backup", env);
    for (const name of left) expect(out).toContain(`killed run: ${join(backupDir, name)}`);
    expect(readdirSync(backupDir)).toEqual([newName, `${newName}.manifest.json`]);
  });

  test("does not apply to a custom file name", async () => {
    const { env, backupDir } = await closedFile(1);
    const args = ["backup", join(backupDir, "x"), "--keep-days", "30"];
    expect(await leads(args, env)).toMatchObject({ code: 2 });
  });
});

test("an encrypted backup that was killed leaves its plain copy beside the database only", async () => {
  const { path, dataDir, backupDir, env } = await holdingFile(1);
  const BACKUP_RECIPIENTS = await identityToRecipient(await generateIdentity());
  const left = join(dataDir, "backup.partial");
  copyFileSync(path, left);
  const { code, out } = await leads("backup --keep-days 30", { ...env, BACKUP_RECIPIENTS });
  expect([code, out]).toEqual([0, expect.stringContaining(`leftovers of a killed run: ${left}`)]);
  expect(existsSync(left)).toBe(false);
  for (const name of readdirSync(backupDir)) expect(name).toMatch(/\.age(\.manifest\.json)?$/);
});

test("an encrypted backup has no readable data and restores only with its key", async () => {
  const identity = await generateIdentity();
  const { env, backupDir, ids } = await closedFile(3);
  const key = join(temporaryFolder(), "key.txt");
  writeFileSync(key, `# a key\n${identity}\n`);
  const encrypting = { ...env, BACKUP_RECIPIENTS: await identityToRecipient(identity) };
  expect((await leads("backup", encrypting)).out).toContain("3 applications, encrypted.");
  const file = join(backupDir, `${newName}.age`);
  expect(readdirSync(backupDir)).toEqual([`${newName}.age`, `${newName}.age.manifest.json`]);
  expect(readFileSync(file, "latin1")).not.toContain(ids[0]);
  const elsewhere = { DATA_DIR: join(temporaryFolder(), "data") };
  expect((await leads(["restore", file], elsewhere)).errors).toContain("give its key file");
  const wrong = join(temporaryFolder(), "wrong.txt");
  writeFileSync(wrong, await generateIdentity());
  const refused = await leads(["restore", file, "--identity", wrong], elsewhere);
  expect(refused).toMatchObject({
    code: 1,
    errors: expect.stringContaining("cannot be decrypted"),
  });
  const restored = await leads(["restore", file, "--identity", key], elsewhere);
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining("3 applications") });
});

test("a restore lists the applications it drops, and keeps their database", async () => {
  const { env, backupDir, dataDir } = await closedFile(2);
  await leads("backup", env);
  const db = await opened({ engine: "sqlite", dataDir });
  const later = submission();
  await testStore(db).accept(later);
  await db.destroy();
  const { code, out } = await leads(["restore", join(backupDir, newName)], env);
  expect(code).toBe(3);
  expect(out).toContain(
    `Not in the backup, so lost from the database: 1 application.\n  ${later.id}`,
  );
  const named = readdirSync(dataDir).find((name) => name.endsWith(".dropped.txt")) ?? "";
  expect(readFileSync(join(dataDir, named), "utf8")).toBe(`${later.id}\n`);
});

test("a raw database copy is recognized, and restored only with --raw", async () => {
  const { env, dataDir, path } = await closedFile(1);
  const db = await opened({ engine: "sqlite", dataDir });
  await testStore(db).accept(submission());
  const copy = join(temporaryFolder(), "copied.sqlite");
  copyFileSync(path, copy);
  await db.destroy();
  const other = { ...env, DATA_DIR: join(temporaryFolder(), "data") };
  const { code, errors } = await leads(["restore", copy], other);
  expect(code).toBe(1);
  expect(errors).toContain("is a raw copy of a database in use without its log");
  expect(await leads(["restore", copy, "--raw"], other)).toMatchObject({ code: 0 });
});

describe("a data folder that had applications does not get an empty database", () => {
  const ruins: [string, (path: string) => void, string][] = [
    ["is missing", (path) => rmSync(path), "is missing"],
    ["is empty", (path) => writeFileSync(path, ""), "is empty"],
    ["is not a database", (path) => writeFileSync(path, "x".repeat(500)), "is not a database"],
  ];
  test.each(ruins)("if its database %s", async (_, ruin, reason) => {
    const { dataDir, path } = await closedFile(1);
    markHasApplications(dataDir);
    ruin(path);
    await expect(openDatabase({ engine: "sqlite", dataDir })).rejects.toThrow(
      `had applications, but its leads.sqlite ${reason}: restore a backup`,
    );
  });

  test("unless its marker is removed", async () => {
    const { dataDir, path } = await closedFile(1);
    markHasApplications(dataDir);
    rmSync(path);
    rmSync(join(dataDir, "has-applications"));
    await opened({ engine: "sqlite", dataDir });
  });
});
