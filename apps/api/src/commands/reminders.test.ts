import { utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { holding, holdingFile } from "../../testing/holding.ts";
import { onEachEngine, sqlite, temporaryFolder } from "../../testing/onEachEngine.ts";
import { storeReminder } from "../../testing/storeReminder.ts";
import { application, now } from "../../testing/submission.ts";
import { valuesOf } from "../../testing/valuesOf.ts";
import { reminderStore } from "../reminders/reminderStore.ts";
import { openDatabase } from "../store/openDatabase.ts";

onEachEngine((engine) => {
  test("reminders are listed, and the audit log records who read them, without addresses", async () => {
    const { db, leads } = await holding(engine);
    const id = await storeReminder(db, "ana@example.com");
    await storeReminder(db, "ben@example.com", { isConfirmed: false });
    const listed = await leads("list --reminders");
    expect(listed.code).toBe(0);
    expect(listed.out).toMatch(/^REFERENCE {2}ASKED +RENEWAL +REMIND ON +STATE +E-MAIL\n/);
    expect(listed.out).toContain(
      `${id.slice(0, 8)}   2026-03-08  2028-05  2028-01-02  waiting      ana@example.com`,
    );
    expect(listed.out).toContain("unconfirmed  ben@example.com");
    const log = (await leads("audit")).out;
    expect(log).toContain("nora  listed  2 reminders");
    expect(log).not.toContain("example.com");
  });

  test("a reminder that was given up is reported with its reason", async () => {
    const { db, leads } = await holding(engine);
    await storeReminder(db, "ana@example.com");
    await db
      .updateTable("outbox")
      .set({ state: "dead", last_problem: "EENVELOPE 550" })
      .where("channel", "=", "reminder")
      .execute();
    expect(await leads("list --reminders")).toMatchObject({
      code: 3,
      out: expect.stringContaining("given up (EENVELOPE 550)"),
    });
  });

  test("erasing a person also erases reminders of the address, ignoring case", async () => {
    const { db, leads, ids } = await holding(engine, { suspicion: "honeypot filled" });
    const [lead = ""] = ids;
    const unconfirmed = { isConfirmed: false };
    const mine = await storeReminder(db, application.phoneOrEmail.toUpperCase(), unconfirmed);
    const others = await storeReminder(db, "other@example.com", unconfirmed);
    expect((await leads(`erase ${lead}`)).out).toBe(
      "It would erase 1 application and 1 reminder after seven days; add --yes to do it.\n",
    );
    const now = ["--reason", "a test of the installation", "--now", "--yes"];
    const erased = await leads(["erase", lead, ...now]);
    expect(erased.out).toContain("Erased permanently: 1 application and 1 reminder.");
    expect(erased.code).toBe(0);
    expect(await valuesOf(db, "reminders", "id")).toEqual([others]);
    expect(await valuesOf(db, "outbox", "subject_id")).toEqual([others]);
    const log = (await leads("audit")).out;
    expect(log).toContain(`nora  erased  ${mine.slice(0, 8)}  renewal reminder`);

    expect((await leads(["erase", others.slice(0, 8), ...now])).out).toContain(
      "Erased permanently: 1 reminder.",
    );
    expect((await leads(`erase ${others}`)).errors).toContain("nothing with the reference");
  });

  test("staff find reminders by address", async () => {
    const { db, leads } = await holding(engine);
    const id = await storeReminder(db, "ana@example.com", { isConfirmed: false });
    await storeReminder(db, "Ana@example.com", { isConfirmed: false });
    const found = await leads("list --find ana@EXAMPLE.com");
    expect(found.out).toContain("Reminders of a renewal:");
    expect(found.out).toContain(id.slice(0, 8));
  });
});

test("a restore keeps later withdrawals and sent reminders, and lists erased people", async () => {
  const { settings, db: before, file, leads } = await holdingFile(0);
  const emails = ["stays@a.example", "withdraws@a.example", "sent@a.example", "erased@a.example"];
  const ids = [];
  for (const email of emails) ids.push(await storeReminder(before, email));
  const [, withdraws = "", sent = "", erased = ""] = ids;
  await before.destroy();
  expect((await leads(["backup", file])).code).toBe(0);

  const db = await openDatabase(settings);
  await reminderStore(db, 20).withdraw(withdraws, now);
  await db
    .updateTable("outbox")
    .set({ state: "sent", sent_at: now.toISOString() })
    .where("subject_id", "=", sent)
    .where("channel", "=", "reminder")
    .execute();
  await db.destroy();
  await leads(["erase", erased, "--reason", "a test of the installation", "--now", "--yes"]);
  const restored = await leads(["restore", file]);
  expect(restored.out).toContain(erased);
  const list = (await leads("list --reminders")).out;
  expect(list).toMatch(/withdrawn +withdraws@a\.example/);
  expect(list).toMatch(/sent +sent@a\.example/);
  expect(list).toMatch(/waiting +stays@a\.example/);
});

test("a backup that may contain an erased reminder is reported", async () => {
  const { db, leads } = await holding(sqlite);
  const id = await storeReminder(db, "ana@example.com", { isConfirmed: false });
  const backups = temporaryFolder();
  const file = join(backups, "leads.backup");
  await leads(["backup", file]);
  utimesSync(file, now, now);
  const erase = ["erase", id, "--reason", "a test of the installation", "--now", "--yes"];
  const erased = await leads(erase, { BACKUP_DIR: backups });
  expect(erased.code).toBe(3);
  expect(erased.out).toContain(`may still contain it; delete them:\n  ${file}`);
});
