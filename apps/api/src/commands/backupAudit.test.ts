import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { holdingFile } from "../../testing/holding.ts";

const reason = "the privacy commissioner ordered it";

test("the audit log records who made a backup and where, separate from application entries", async () => {
  const { leads, file, ids } = await holdingFile(1);
  await leads(["backup", file]);
  await leads(`hold ${ids[0]} --reason dispute-7`);
  expect((await leads("audit")).out).not.toContain("backed up");
  const log = (await leads("audit --backups")).out;
  expect(log).toContain(`nora  backed up  to ${file}`);
  expect(log).toContain("nora  held");
});

test("a failed backup is not recorded", async () => {
  const { leads, file } = await holdingFile(1);
  await leads(["backup", file]);
  expect(await leads(["backup", file])).toMatchObject({ code: 1 });
  expect((await leads("audit --backups")).out.match(/backed up/g)).toHaveLength(1);
});

test("a backup that cannot be recorded is kept and reported", async () => {
  const { leads, file, path, db } = await holdingFile(2);
  await db.destroy();
  const broken = new DatabaseSync(path);
  broken.exec("drop table audit_log");
  broken.close();
  expect(await leads(["backup", file])).toMatchObject({
    code: 3,
    out: expect.stringMatching(
      /: 2 applications\.\nIt could not be recorded in the audit log: .+no such table/,
    ),
  });
  const copy = new DatabaseSync(file, { readOnly: true });
  expect(copy.prepare("select count(*) as count from leads").get()).toEqual({ count: 2 });
  copy.close();
});

test("a restore is recorded with its user, and continues the replaced audit log", async () => {
  const { leads, file, ids, db } = await holdingFile(1);
  await leads(["backup", file]);
  await leads(`hold ${ids[0]} --reason dispute-7`);
  await db.destroy();
  expect(await leads(["restore", file])).toMatchObject({ code: 0 });
  const log = (await leads("audit --backups")).out;
  expect(log).toContain(`nora  restored  from ${file}`);
  expect(log).toContain(`nora  backed up  to ${file}`);
  expect(log).toContain(`nora  held  ${ids[0]?.slice(0, 8)}`);
  // A second restore adds no duplicates.
  await leads(["restore", file]);
  const again = (await leads("audit --backups")).out;
  expect(again.match(/nora {2}held/g)).toHaveLength(1);
  expect(again.match(/restored/g)).toHaveLength(2);
});

test("a restore lists people who were erased after the backup", async () => {
  const { leads, file, ids, db } = await holdingFile(3);
  const [erased = ""] = ids;
  await leads(["backup", file]);
  await leads(["erase", erased, "--reason", reason, "--now", "--yes"]);
  await db.destroy();
  expect(await leads(["restore", file])).toMatchObject({
    code: 3,
    out: expect.stringContaining(`; remove them again:\n  ${erased}\n`),
  });
  await leads(["erase", erased, "--reason", reason, "--now", "--yes"]);
  expect((await leads("list")).out).not.toContain(erased.slice(0, 8));
  await leads(["backup", `${file}-2`]);
  expect(await leads(["restore", `${file}-2`])).toMatchObject({ code: 0 });
});

test("on an empty disk the audit log is the backup's", async () => {
  const { leads, file, ids, db, path } = await holdingFile(1);
  await leads(`hold ${ids[0]} --reason dispute-7`);
  await leads(["backup", file]);
  await db.destroy();
  for (const part of ["", "-wal", "-shm"]) rmSync(path + part, { force: true });
  expect(await leads(["restore", file])).toMatchObject({ code: 0 });
  const log = (await leads("audit --backups")).out;
  expect(log).toContain("nora  restored");
  expect(log).toContain("nora  held");
  expect(log).not.toContain("backed up");
});
