import { sql } from "kysely";
import { expect, test } from "vitest";
import { onEachEngine, opened } from "../../testing/onEachEngine.ts";
import { linkSecret } from "../deliveries/visitorMails.ts";
import { reminderStore } from "../reminders/reminderStore.ts";
import { migrate, migrations } from "./migrations.ts";

const at = "2026-01-01T00:00:00.000Z";
const due = "2027-09-03T14:00:00.000Z";

onEachEngine((engine) => {
  test("a database of the version before the one outbox keeps applications, deliveries and reminders", async () => {
    const db = await opened(await engine.newDatabase());
    const isPostgres = engine.name === "postgres";
    for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true })) {
      await sql`drop table ${sql.table(name)} ${sql.raw(isPostgres ? "cascade" : "")}`.execute(db);
    }
    if (isPostgres) await sql`drop function refuse_audit_log, refuse_consents`.execute(db);
    await migrate(db, Object.fromEntries(Object.entries(migrations).slice(0, 9)));
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
    const left = await db.selectFrom("outbox").select("subject_id").execute();
    expect(left).toHaveLength(2);
  });
});
