import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { leadsTerminal } from "../../testing/leadsTerminal.ts";
import { type Engine, onEachEngine, opened, temporaryFolder } from "../../testing/onEachEngine.ts";
import { valuesOf } from "../../testing/valuesOf.ts";
import { linkSecret } from "../deliveries/visitorMails.ts";
import { reminderStore } from "../reminders/reminderStore.ts";
import { migrate, migrations } from "./migrations.ts";
import { openDatabase } from "./openDatabase.ts";

const at = "2026-01-01T00:00:00.000Z";
const due = "2027-09-03T14:00:00.000Z";

/** Returns a database with the tables of an earlier version. */
async function atVersion(engine: Engine, count: number) {
  const settings = await engine.newDatabase();
  const db = await opened(settings);
  const isPostgres = engine.name === "postgres";
  for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true })) {
    await sql`drop table ${sql.table(name)} ${sql.raw(isPostgres ? "cascade" : "")}`.execute(db);
  }
  if (isPostgres) await sql`drop function refuse_audit_log, refuse_consents`.execute(db);
  await migrate(db, Object.fromEntries(Object.entries(migrations).slice(0, count)));
  return { settings, db };
}

onEachEngine((engine) => {
  test("people's records that a version has no place for are exported before they go", async () => {
    const { db, settings } = await atVersion(engine, 9);
    for (const [table, rows] of [
      ["breach_records", 2],
      ["complaint_records", 1],
    ] as const) {
      await sql`create table ${sql.table(table)} (id text primary key, what text not null)`.execute(
        db,
      );
      for (let row = 0; row < rows; row += 1)
        await sql`insert into ${sql.table(table)} values (${`${row}`}, 'Ana wrote')`.execute(db);
    }
    const refusal = "not migrated: 2 in breach_records, 1 in complaint_records.";
    await expect(openDatabase(settings)).rejects.toThrow(refusal);
    const leads = leadsTerminal(settings);
    expect(await leads(["list"])).toMatchObject({
      code: 1,
      errors: expect.stringContaining("leads export-dropped FILE"),
    });
    const file = join(temporaryFolder(), "registers.json");
    expect(await leads(["export-dropped", file])).toMatchObject({
      code: 0,
      out: expect.stringContaining("2 in breach_records"),
    });
    const row = { id: "0", what: "Ana wrote" };
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
      breach_records: [row, { ...row, id: "1" }],
      complaint_records: [row],
    });
    expect((await leads(["export-dropped", file])).errors).toContain("EEXIST");

    await sql`insert into complaint_records values ('later', 'Bo wrote')`.execute(db);
    await expect(openDatabase(settings)).rejects.toThrow("not migrated: 2 in complaint_records.");
    await leads(["export-dropped", `${file}.2`]);
    const migrated = await opened(settings);
    const names = (await migrated.introspection.getTables()).map(({ name }) => name);
    expect(names.filter((name) => /_records|exported/.test(name))).toEqual([]);
    expect((await leads(["export-dropped", `${file}.3`])).out).toContain(
      "There are no such records.",
    );
  });

  test("a database of the version before the one outbox keeps applications, deliveries and reminders", async () => {
    const { db } = await atVersion(engine, 9);
    const secret = await linkSecret(db);
    const lead = (id: string, suspicion: string | null, notice: string | null) =>
      sql`insert into leads (id, received_at, first_name, last_name, phone_or_email, consent_version, consent_at, source, suspicion, notice_id)
        values (${id}, ${at}, 'Maëlle', 'Roy', 'maelle@example.com', '1', ${at}, 'script', ${suspicion}, ${notice})`.execute(
        db,
      );
    await lead("delivered", null, null);
    await lead("told", "sent too fast", "sent-notice");
    await lead("untold", "trap filled", "open-notice");
    await sql`insert into held_notices (id, open_notice) values (1, 'open-notice')`.execute(db);
    const delivery = sql`'pending', 1, ${at}, ${at}, null, 'EDNS', null`;
    await sql`insert into deliveries values ('delivered', 'email', ${delivery}, 1)`.execute(db);
    await sql`insert into reminders values ('a-reminder', 'Ana@example.com', 'ana@example.com', '2028-01',
      ${at}, ${at}, 'reminder-1', 'reminder-1', ${at}, null)`.execute(db);
    await sql`insert into reminder_deliveries values ('a-reminder', 'confirmation', 'sent', 1, ${at}, ${at}, null, null, ${at}, 0)`.execute(
      db,
    );
    await sql`insert into reminder_deliveries values ('a-reminder', 'reminder', 'pending', 0, ${due}, ${due}, null, null, null, 0)`.execute(
      db,
    );

    expect(await migrate(db)).toEqual(Object.keys(migrations).slice(9));
    const leads = await db.selectFrom("leads").selectAll().orderBy("id").execute();
    expect(leads.map(({ id, suspicion, notice_id }) => [id, suspicion, notice_id])).toEqual([
      ["delivered", null, null],
      ["told", "sent too fast", "sent-notice"],
      ["untold", "honeypot filled", null],
    ]);
    const outbox = await db
      .selectFrom("outbox")
      .select(["subject_id", "channel", "state", "due_at", "last_problem", "priority"])
      .orderBy("subject_id")
      .orderBy("channel")
      .execute();
    expect(outbox.map((row) => Object.values(row))).toEqual([
      ["a-reminder", "confirmation", "sent", at, null, 0],
      ["a-reminder", "reminder", "pending", due, null, 0],
      ["delivered", "email", "pending", at, "EDNS", 1],
    ]);
    expect(await linkSecret(db)).toEqual(secret);
    await reminderStore(db, 20).withdraw("a-reminder", new Date(at));
    expect(await valuesOf(db, "outbox", "subject_id")).toHaveLength(2);
  });
});
