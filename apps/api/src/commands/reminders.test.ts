import { randomUUID } from "node:crypto";
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leadsTerminal } from "../../testing/leadsTerminal.ts";
import { onEachEngine, sqlite, temporaryFolder } from "../../testing/onEachEngine.ts";
import { application, now, submission } from "../../testing/submission.ts";
import { reminderStore } from "../reminders/reminderStore.ts";
import { leadStore } from "../store/leadStore.ts";
import { type DatabaseSettings, openDatabase } from "../store/openDatabase.ts";
import type { LeadDatabase } from "../store/tables.ts";

const consent = { id: "reminder-1.words", version: "reminder-1" };

async function asking(db: LeadDatabase, ...emails: string[]) {
  const store = reminderStore(db, 20);
  const ids = [];
  for (const email of emails) {
    const id = randomUUID();
    await store.ask({ id, email, renewalMonth: "2028-05", consent, now });
    ids.push(id);
  }
  return ids;
}

onEachEngine((engine) => {
  test("reminders are listed, and the audit log records who read them, without addresses", async () => {
    const { settings, db } = await engine.emptyDatabase();
    const leads = leadsTerminal(settings);
    const [id = ""] = await asking(db, "ana@example.com", "ben@example.com");
    await reminderStore(db, 20).confirm(id, now);
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
    const { settings, db } = await engine.emptyDatabase();
    const [id = ""] = await asking(db, "ana@example.com");
    await reminderStore(db, 20).confirm(id, now);
    await db
      .updateTable("outbox")
      .set({ state: "dead", last_problem: "EENVELOPE 550" })
      .where("channel", "=", "reminder")
      .execute();
    const leads = leadsTerminal(settings);
    expect(await leads("list --reminders")).toMatchObject({
      code: 3,
      out: expect.stringContaining("given up (EENVELOPE 550)"),
    });
  });

  test("erasing a person also erases reminders of the address, ignoring case", async () => {
    const { settings, db } = await engine.emptyDatabase();
    const lead = submission({ suspicion: "honeypot filled" });
    await leadStore({ db, channels: [] }).accept(lead);
    const [mine = "", others = ""] = await asking(
      db,
      application.phoneOrEmail.toUpperCase(),
      "other@example.com",
    );
    const leads = leadsTerminal(settings);
    expect((await leads(`erase ${lead.id}`)).out).toBe(
      "It would erase 1 application and 1 reminder after seven days; add --yes to do it.\n",
    );
    const now = ["--reason", "a test of the installation", "--now", "--yes"];
    const erased = await leads(["erase", lead.id, ...now]);
    expect(erased.out).toContain("Erased permanently: 1 application and 1 reminder.");
    expect(erased.code).toBe(0);
    const left = await db.selectFrom("reminders").select("id").execute();
    expect(left).toEqual([{ id: others }]);
    expect(await db.selectFrom("outbox").select("subject_id").execute()).toEqual([
      { subject_id: others },
    ]);
    const log = (await leads("audit")).out;
    expect(log).toContain(`nora  erased  ${mine.slice(0, 8)}  renewal reminder`);

    expect((await leads(["erase", others.slice(0, 8), ...now])).out).toContain(
      "Erased permanently: 1 reminder.",
    );
    expect((await leads(`erase ${others}`)).errors).toContain("nothing with the reference");
  });

  test("staff find reminders by address", async () => {
    const { settings, db } = await engine.emptyDatabase();
    const [id = ""] = await asking(db, "ana@example.com", "Ana@example.com");
    const found = await leadsTerminal(settings)("list --find ana@EXAMPLE.com");
    expect(found.out).toContain("Reminders of a renewal:");
    expect(found.out).toContain(id.slice(0, 8));
  });
});

test("a restore keeps later withdrawals and sent reminders, and lists erased people", async () => {
  const settings: DatabaseSettings = { engine: "sqlite", dataDir: temporaryFolder() };
  const leads = leadsTerminal(settings);
  const emails = ["stays@a.example", "withdraws@a.example", "sent@a.example", "erased@a.example"];
  const before = await openDatabase(settings);
  const ids = await asking(before, ...emails);
  const [, withdraws = "", sent = "", erased = ""] = ids;
  for (const id of ids) await reminderStore(before, 20).confirm(id, now);
  await before.destroy();
  const file = join(temporaryFolder(), "leads.backup");
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
  const { settings, db } = await sqlite.emptyDatabase();
  const [id = ""] = await asking(db, "ana@example.com");
  const leads = leadsTerminal(settings);
  const backups = temporaryFolder();
  const file = join(backups, "leads.backup");
  await leads(["backup", file]);
  utimesSync(file, now, now);
  const erase = ["erase", id, "--reason", "a test of the installation", "--now", "--yes"];
  const erased = await leads(erase, { BACKUP_DIR: backups });
  expect(erased.code).toBe(3);
  expect(erased.out).toContain(`may still contain it; delete them:\n  ${file}`);
});
