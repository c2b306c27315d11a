import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { SettingsError } from "../settings/readSettings.ts";
import { type AuditHead, chained, emptyHead } from "./auditLog.ts";
import { dropTables } from "./droppedTables.ts";
import { isPostgres } from "./engine.ts";
import { buildFigureIndexes, held, indexText, open, reviewRank } from "./indexes.ts";
import { searchText } from "./lead.ts";
import type { AuditLogTable, LeadDatabase, LeadsTable } from "./tables.ts";

async function fillSearch(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<{ leads: LeadsTable }>;
  const person = ["id", "first_name", "last_name", "phone_or_email"] as const;
  for (const lead of await tables.selectFrom("leads").select(person).execute()) {
    const search = searchText(lead);
    await tables.updateTable("leads").set({ search }).where("id", "=", lead.id).execute();
  }
}

async function chainLog(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<{ audit_log: AuditLogTable }>;
  const content = ["id", "at", "actor", "action", "lead_id", "detail"] as const;
  const entries = tables.selectFrom("audit_log").select(content).orderBy("at").orderBy("id");
  let head: AuditHead = emptyHead;
  for (const entry of await entries.execute()) {
    const { seq, hash } = chained(head, entry);
    await tables.updateTable("audit_log").set({ seq, hash }).where("id", "=", entry.id).execute();
    head = { seq, hash };
  }
}

async function forbidChanges(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.id(table);
  if (isPostgres(db)) {
    const refusal = sql.id(`refuse_${table}`);
    await sql`create function ${refusal}() returns trigger language plpgsql as
      'begin raise exception ${sql.raw(`''${table} can only be added to''`)}; end'`.execute(db);
    await sql`create trigger ${refusal} before update or delete or truncate on ${name}
      for each statement execute function ${refusal}()`.execute(db);
    return;
  }
  for (const change of ["update", "delete"]) {
    const trigger = sql.id(`refuse_${change}_of_${table}`);
    await sql`create trigger ${trigger} before ${sql.raw(change)} on ${name}
      begin select raise(abort, ${sql.lit(`${table} can only be added to`)}); end`.execute(db);
  }
}

export async function allowChanges(db: Kysely<unknown>, table: string): Promise<void> {
  if (isPostgres(db)) {
    await sql`drop function ${sql.id(`refuse_${table}`)} cascade`.execute(db);
    return;
  }
  for (const change of ["update", "delete"]) {
    await sql`drop trigger ${sql.id(`refuse_${change}_of_${table}`)}`.execute(db);
  }
}

type Step = string | ((db: Kysely<unknown>) => Promise<void>);

/** Returns a migration of statements that both engines know, and of functions. */
const steps = (...all: Step[]): Migration => ({
  async up(db) {
    for (const step of all) {
      if (typeof step === "string") await sql.raw(step).execute(db);
      else await step(db);
    }
  },
});

const add = (table: string, ...columns: string[]) =>
  columns.map((column) => `alter table ${table} add column ${column}`);

const deliveryColumns =
  "channel text not null, state text not null, attempts integer not null, created_at text not null, due_at text not null, lease text, last_problem text, sent_at text";

const createOutbox = (table: string, subject: string) => [
  `create table ${table} (${subject}_id text not null references ${subject}s (id) on delete cascade,
    ${deliveryColumns}, constraint ${table}_key primary key (${subject}_id, channel))`,
  `create index ${table}_due on ${table} (state, channel, due_at)`,
];

/** Copies the secret that has signed the links so far, so that those in sent mails keep working. */
async function fillLinkKey(db: Kysely<unknown>): Promise<void> {
  const tables = db as LeadDatabase;
  const used = await tables.selectFrom("form_keys").select("secret").executeTakeFirst();
  const secret = used?.secret ?? randomBytes(32).toString("base64");
  await tables.insertInto("link_keys").values({ id: 1, secret }).execute();
}

/** Drops the functions of the registers' triggers. SQLite drops triggers with their table. */
async function dropRegisterGuards(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`drop function if exists refuse_breach_records, refuse_complaint_records`.execute(db);
}

/** Migrations in the order of their names. Never rename a released one. */
export const migrations: Record<string, Migration> = {
  "001_create_tables": steps(
    `create table leads (id text primary key, received_at text not null, first_name text not null,
      last_name text not null, phone_or_email text not null, consent_version text not null,
      consent_at text not null, source text not null, answered_at text)`,
    "create index leads_by_time on leads (received_at, id)",
    `create table idempotency_keys (key text primary key, fingerprint text not null,
      lead_id text not null, received_at text not null)`,
    "create index idempotency_keys_by_time on idempotency_keys (received_at)",
    ...createOutbox("deliveries", "lead"),
    "create table store_probe (id integer primary key, checked_at text not null)",
  ),
  "002_add_duties": steps(
    ...add("leads", "consent_id text", "suspicion text", "retention_from text", "hold_reason text"),
    ...add("leads", "consent_withdrawn_at text"),
    ...add("leads", "retention_class text default 'application' not null"),
    // Partial index, so that ordinary applications do not update it.
    "create index leads_suspected on leads (received_at) where suspicion is not null",
    `create table consents (id text primary key, version text not null, language text not null,
      text text not null, documents text not null, first_used_at text not null)`,
    `create table audit_log (id text primary key, at text not null, actor text not null,
      action text not null, lead_id text, detail text)`,
    "create index audit_log_by_time on audit_log (at, id)",
    "create index audit_log_by_lead on audit_log (lead_id)",
    (db) => forbidChanges(db, "audit_log"),
    (db) => forbidChanges(db, "consents"),
  ),
  "003_add_guards": steps(
    ...add("leads", "network text", "search text default '' not null"),
    fillSearch,
    "create index leads_by_contact on leads (lower(phone_or_email))",
    "create table form_keys (id integer primary key, secret text not null)",
    "create table unscrubbed (id integer primary key, since text not null)",
    (db) => allowChanges(db, "audit_log"),
    ...add("audit_log", "seq integer default 0 not null", "hash text default '' not null"),
    chainLog,
    "create unique index audit_log_by_seq on audit_log (seq)",
    (db) => forbidChanges(db, "audit_log"),
  ),
  "004_add_terms_and_breaches": steps(...add("leads", "term_ends_at text")),
  "005_add_reminders": steps(
    `create table reminders (id text primary key, email text not null, email_key text not null,
      renewal_month text not null, requested_at text not null, expires_at text not null,
      consent_id text not null, consent_version text not null, confirmed_at text, withdrawn_at text)`,
    "create index reminders_by_email on reminders (email_key, requested_at)",
    ...createOutbox("reminder_deliveries", "reminder"),
  ),
  "006_add_held_notices": steps(
    ...add("leads", "notice_id text"),
    "create index leads_by_notice on leads (notice_id, received_at) where suspicion is not null",
    `create table held_notices (id integer primary key, open_notice text, lease_until text,
      sent_at text)`,
  ),
  "007_add_staff_work": steps(
    ...add("leads", "taken_by text", "call_after text", "removed_at text", "lane text"),
    ...add("leads", "seconds_open real", "work_bits integer", "is_first_sight integer"),
    ...add("held_notices", "failing_since text"),
    `create table page_counts (day text not null, kind text not null, name text not null,
      count integer not null, constraint page_counts_key primary key (day, kind, name))`,
  ),
  "008_add_lead_details": steps(
    ...add("leads", "kind text default 'application' not null"),
    `create table lead_details (lead_id text primary key references leads (id) on delete cascade,
      added_at text not null, fingerprint text not null, consent_id text, purpose text,
      call_time text, answer_by text, language text, agent text, origin text, result text)`,
  ),
  "009_add_mail_budget": steps(
    ...add("deliveries", "priority integer default 0 not null"),
    ...add("reminder_deliveries", "priority integer default 0 not null"),
    `create table visitor_mails (subject text not null, channel text not null, mailbox text not null,
      at text not null, constraint visitor_mails_key primary key (subject, channel))`,
    "create index visitor_mails_by_mailbox on visitor_mails (mailbox, at)",
    "create index visitor_mails_by_time on visitor_mails (at)",
    `create table withdrawn_mailboxes (mailbox text primary key, withdrawn_at text not null,
      mailed_at text)`,
    "create table link_keys (id integer primary key, secret text not null)",
    fillLinkKey,
  ),
  // Only databases of earlier versions have the registers.
  "010_drop_registers": steps(dropTables, dropRegisterGuards),
  "011_drop_work_and_visits": steps(
    "alter table leads drop column work_bits",
    "drop table page_counts",
  ),
  "012_one_outbox": steps(
    `create table outbox (subject_id text not null, ${deliveryColumns},
      priority integer default 0 not null, constraint outbox_key primary key (subject_id, channel))`,
    "create index outbox_due on outbox (state, channel, due_at)",
    ...["deliveries", "reminder_deliveries"].flatMap((table, index) => [
      `insert into outbox select ${["lead_id", "reminder_id"][index]}, channel, state, attempts,
        created_at, due_at, lease, last_problem, sent_at, priority from ${table}`,
      `drop table ${table}`,
    ]),
    // A notice that was not sent is made again, with the applications that it was about.
    `update leads set notice_id = null
      where notice_id in (select open_notice from held_notices where open_notice is not null)`,
    "drop table held_notices",
    "create table revoked_links (mailbox text primary key, revoked_at text not null)",
    "update leads set suspicion = 'honeypot filled' where suspicion = 'trap filled'",
  ),
  "013_drop_closing_day": steps("alter table leads drop column retention_from"),
  // Staff's pages read and count by these, so that nothing scans what is held or answered.
  "014_index_what_waits": steps(
    "drop index leads_suspected",
    "drop index leads_by_notice",
    `create index leads_held on leads (received_at, id) where ${held}`,
    `create index leads_held_by_rank on leads (${reviewRank}, received_at, id) where ${held}`,
    `create index leads_held_by_list on leads (notice_id, ${reviewRank}, received_at, id) where ${held}`,
    `create index leads_held_by_network on leads (network) where ${held}`,
    `create index leads_open on leads (received_at, id) where ${open}`,
    "create index leads_by_answer on leads (answered_at) where answered_at is not null",
    "create index leads_by_removal on leads (removed_at) where removed_at is not null",
    "create index idempotency_keys_by_lead on idempotency_keys (lead_id)",
    "create index audit_log_by_action on audit_log (action, seq)",
  ),
  "015_add_store_marks": steps(
    "create table store_marks (name text primary key, value text not null)",
  ),
  "016_add_erase_reason": steps(...add("leads", "erase_reason text")),
  "017_add_lead_notes": steps(
    `create table lead_notes (id text primary key, at text not null, author text not null,
      lead_id text not null references leads (id) on delete cascade, text text not null)`,
    "create index lead_notes_by_lead on lead_notes (lead_id)",
  ),
  "018_add_rates": steps(
    `create table rates (id text primary key, entry text not null, set_at text not null,
      set_by text not null, undone_at text, undone_by text)`,
  ),
  "019_add_call_day": steps(...add("lead_details", "call_day text")),
  "020_add_erasing_reminders": steps(...add("reminders", "erase_asked_at text")),
  "021_index_search": steps(indexText),
  "022_index_figures": steps(buildFigureIndexes),
};

/** Migrates, and returns what it applied to an existing database. Throws for a newer version's. */
export async function migrate(db: LeadDatabase, known: Record<string, Migration> = migrations) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const applied = await migrator.getMigrations();
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) {
    const isNew = applied.every(({ executedAt }) => executedAt === undefined);
    return isNew ? [] : results.map(({ migrationName }) => migrationName);
  }
  if (error instanceof Error && error.message.startsWith("corrupted migrations")) {
    throw new SettingsError(
      `The database has changes that this version does not know (it knows ${applied.length}): a newer version wrote it.`,
    );
  }
  throw error;
}
