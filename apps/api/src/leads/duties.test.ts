import { consentFor } from "@simcoe/contracts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { onEachEngine, opened } from "../../testing/onEachEngine.ts";
import { now, submission } from "../../testing/submission.ts";
import { SettingsError } from "../env.ts";
import { audit, newestEntries } from "./auditLog.ts";
import { consentId, keepConsent } from "./consents.ts";
import { isPerson } from "./findPeople.ts";
import { leadStore } from "./leadStore.ts";
import { migrate, migrations } from "./migrations.ts";
import { keptUntil } from "./retention.ts";

const none = { terms: {}, privacy: {}, disclosure: {} };
const record = consentFor(none);

onEachEngine((engine) => {
  const newDatabase = async () => opened(await engine.emptyDatabase());

  test("a consent is kept once, and its words cannot change under its version", async () => {
    const db = await newDatabase();
    await keepConsent(db, record, now);
    await keepConsent(db, record, new Date(now.getTime() + 1_000));
    const [kept, ...others] = await db.selectFrom("consents").selectAll().execute();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ id: consentId(record), text: record.text, language: "en-CA" });
    expect(kept?.first_used_at).toBe(now.toISOString());
    await expect(keepConsent(db, { ...record, text: "I agree" }, now)).rejects.toThrow(
      SettingsError,
    );
  });

  test("another document under the same words is another record", async () => {
    const db = await newDatabase();
    await keepConsent(db, record, now);
    const terms = { href: "https://legal.example/terms", version: "2" };
    await keepConsent(db, consentFor({ ...none, terms }), now);
    expect(await db.selectFrom("consents").select("id").execute()).toHaveLength(2);
  });

  test.each([
    ["an entry of the log", "audit_log"],
    ["a kept consent", "consents"],
  ] as const)("the database itself refuses to change or remove %s", async (_, table) => {
    const db = await newDatabase();
    await keepConsent(db, record, now);
    await audit(db, { at: now, actor: "nora", action: "answered", leadIds: ["a", "b"] });
    const name = sql.table(table);
    await expect(sql`delete from ${name}`.execute(db)).rejects.toThrow("can only be added to");
    await expect(sql`update ${name} set id = 'x'`.execute(db)).rejects.toThrow(
      "can only be added to",
    );
    expect((await newestEntries(db, { limit: 5 })).map(({ actor }) => actor)).toEqual([
      "nora",
      "nora",
    ]);
  });

  test("a database of the release before keeps its leads and gains the rest", async () => {
    const settings = await engine.emptyDatabase();
    const db = await opened(settings);
    await leadStore({ db, channels: ["email"] }).accept(submission());
    // As that release would have left it.
    await sql`drop index leads_suspected`.execute(db);
    for (const column of [
      "consent_id",
      "suspicion",
      "retention_from",
      "hold_reason",
      "consent_withdrawn_at",
      "retention_class",
    ]) {
      await sql`alter table leads drop column ${sql.ref(column)}`.execute(db);
    }
    await sql`drop table consents`.execute(db);
    await sql`drop table audit_log`.execute(db);
    if (engine.name === "postgres") {
      await sql`drop function refuse_consents, refuse_audit_log`.execute(db);
    }
    await sql`delete from kysely_migration where name <> '001_create_tables'`.execute(db);
    await migrate(db);
    expect(Object.keys(migrations)).toEqual(["001_create_tables", "002_add_duties"]);
    expect(await db.selectFrom("leads").selectAll().executeTakeFirstOrThrow()).toMatchObject({
      consent_version: "2024-1",
      consent_id: null,
      suspicion: null,
      retention_class: "application",
    });
  });
});

test.each([
  ["maelle", true],
  ["O'BRIEN", true],
  ["O'Brien-李 Maëlle", true],
  ["Maëlle  O'Brien", true],
  ["(705) 555-0142", true],
  ["+1 705 555 0142", true],
  ["555-0142", true],
  ["705-555-0143", false],
  ["brien maelle x", false],
])("%s is found: %s", (sought, isFound) => {
  const person = {
    first_name: "Maëlle",
    last_name: "O'Brien-李",
    phone_or_email: "1 705.555.0142",
  };
  expect(isPerson(person, sought)).toBe(isFound);
});

test("an application is kept for six years from what last happened to it", () => {
  const lead: Parameters<typeof keptUntil>[0] = {
    received_at: "2026-03-08T15:30:00.000Z",
    answered_at: null,
    retention_from: null,
    retention_class: "application",
  };
  const day = (date: Date) => date.toISOString().slice(0, 10);
  expect(day(keptUntil(lead))).toBe("2032-03-08");
  expect(day(keptUntil({ ...lead, answered_at: "2026-04-01T00:00:00.000Z" }))).toBe("2032-04-01");
  const retention_from = "2027-01-15T00:00:00.000Z";
  const mortgage = keptUntil({ ...lead, retention_from, retention_class: "mortgage" });
  expect(day(mortgage)).toBe("2033-01-15");
});
