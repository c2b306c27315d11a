import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { addDuties, dropRefusal } from "./addDuties.ts";
import { addGuards } from "./addGuards.ts";
import { addReminders, createOutbox } from "./addReminders.ts";
import type { Tables } from "./tables.ts";

/** Adds the end of a mortgage's term, which starts its retention period. */
const addTerms: Migration = {
  async up(db) {
    await db.schema.alterTable("leads").addColumn("term_ends_at", "text").execute();
  },
};

const createTables: Migration = {
  async up(db) {
    await db.schema
      .createTable("leads")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("received_at", "text", (column) => column.notNull())
      .addColumn("first_name", "text", (column) => column.notNull())
      .addColumn("last_name", "text", (column) => column.notNull())
      .addColumn("phone_or_email", "text", (column) => column.notNull())
      .addColumn("consent_version", "text", (column) => column.notNull())
      .addColumn("consent_at", "text", (column) => column.notNull())
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("answered_at", "text")
      .execute();
    await db.schema
      .createIndex("leads_by_time")
      .on("leads")
      .columns(["received_at", "id"])
      .execute();

    await db.schema
      .createTable("idempotency_keys")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .addColumn("lead_id", "text", (column) => column.notNull())
      .addColumn("received_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("idempotency_keys_by_time")
      .on("idempotency_keys")
      .column("received_at")
      .execute();

    await createOutbox(db, "deliveries", "lead");

    await db.schema
      .createTable("store_probe")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("checked_at", "text", (column) => column.notNull())
      .execute();
  },
};

/** Adds the notices that tell staff of suspected applications. */
const addHeldNotices: Migration = {
  async up(db) {
    await db.schema.alterTable("leads").addColumn("notice_id", "text").execute();
    await db.schema
      .createIndex("leads_by_notice")
      .on("leads")
      .columns(["notice_id", "received_at"])
      .where(sql.ref("suspicion"), "is not", null)
      .execute();
    await db.schema
      .createTable("held_notices")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("open_notice", "text")
      .addColumn("lease_until", "text")
      .addColumn("sent_at", "text")
      .execute();
    await sql`insert into held_notices (id) values (1)`.execute(db);
  },
};

/** Adds what staff do with an application, what a held one is sorted by, the digest and page counts. */
const addStaffWork: Migration = {
  async up(db) {
    for (const column of ["taken_by", "call_after", "removed_at", "lane"]) {
      await db.schema.alterTable("leads").addColumn(column, "text").execute();
    }
    await db.schema.alterTable("leads").addColumn("seconds_open", "real").execute();
    for (const column of ["work_bits", "is_first_sight"]) {
      await db.schema.alterTable("leads").addColumn(column, "integer").execute();
    }
    await db.schema.alterTable("held_notices").addColumn("failing_since", "text").execute();
    // Rows of the table are kinds of mail to staff: 1 the notices of held applications, 2 the digest.
    await db.insertInto("held_notices").values({ id: 2 }).execute();
    await db.schema
      .createTable("page_counts")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("page_counts_key", ["day", "kind", "name"])
      .execute();
  },
};

/** Adds call-backs, and what came with a lead: its purpose, when to call, and the visitor's result. */
const addLeadDetails: Migration = {
  async up(db) {
    await db.schema
      .alterTable("leads")
      .addColumn("kind", "text", (column) => column.notNull().defaultTo("application"))
      .execute();
    let table = db.schema
      .createTable("lead_details")
      .addColumn("lead_id", "text", (column) =>
        column.primaryKey().references("leads.id").onDelete("cascade"),
      )
      .addColumn("added_at", "text", (column) => column.notNull())
      .addColumn("fingerprint", "text", (column) => column.notNull());
    for (const column of [
      "consent_id",
      "purpose",
      "call_time",
      "answer_by",
      "language",
      "agent",
      "origin",
      "result",
    ]) {
      table = table.addColumn(column, "text");
    }
    await table.execute();
  },
};

/** Adds the budget of mails to visitors, the order of deliveries, and a key for links in mails. */
const addMailBudget: Migration = {
  async up(db) {
    for (const table of ["deliveries", "reminder_deliveries"]) {
      await db.schema
        .alterTable(table)
        .addColumn("priority", "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    }
    await db.schema
      .createTable("visitor_mails")
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("mailbox", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("visitor_mails_key", ["subject", "channel"])
      .execute();
    await db.schema
      .createIndex("visitor_mails_by_mailbox")
      .on("visitor_mails")
      .columns(["mailbox", "at"])
      .execute();
    await db.schema.createIndex("visitor_mails_by_time").on("visitor_mails").column("at").execute();
    await db.schema
      .createTable("withdrawn_mailboxes")
      .addColumn("mailbox", "text", (column) => column.primaryKey())
      .addColumn("withdrawn_at", "text", (column) => column.notNull())
      .addColumn("mailed_at", "text")
      .execute();
    await addLinkKey(db);
  },
};

/** Copies the secret that has signed the links so far, so that those in sent mails keep working. */
async function addLinkKey(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("link_keys")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("secret", "text", (column) => column.notNull())
    .execute();
  const tables = db as Kysely<Tables>;
  const used = await tables.selectFrom("form_keys").select("secret").executeTakeFirst();
  const secret = used?.secret ?? randomBytes(32).toString("base64");
  await tables.insertInto("link_keys").values({ id: 1, secret }).execute();
}

/** Drops the registers of breaches and complaints, which only databases of earlier versions have. */
const dropRegisters: Migration = {
  async up(db) {
    for (const table of ["breach_records", "complaint_records"]) {
      await db.schema.dropTable(table).ifExists().execute();
      await dropRefusal(db, table);
    }
  },
};

/** Drops the proof of work of held leads and the counts of visits, which only earlier versions have. */
const dropWorkAndVisits: Migration = {
  async up(db) {
    await db.schema.alterTable("leads").dropColumn("work_bits").execute();
    await db.schema.dropTable("page_counts").execute();
  },
};

/** Migrations in the order of their names. Never rename a released one. */
export const migrations: Record<string, Migration> = {
  "001_create_tables": createTables,
  "002_add_duties": addDuties,
  "003_add_guards": addGuards,
  "004_add_terms_and_breaches": addTerms,
  "005_add_reminders": addReminders,
  "006_add_held_notices": addHeldNotices,
  "007_add_staff_work": addStaffWork,
  "008_add_lead_details": addLeadDetails,
  "009_add_mail_budget": addMailBudget,
  "010_drop_registers": dropRegisters,
  "011_drop_work_and_visits": dropWorkAndVisits,
};

/** Error for a database that a newer version wrote. */
export class NewerSchemaError extends Error {
  override name = "NewerSchemaError";
}

/**
 * Migrates the tables, one process at a time. Returns the names of the migrations that it applied to an
 * existing database; none for a new one.
 *
 * @throws NewerSchemaError when a newer version wrote the database
 */
export async function migrate(
  db: Kysely<Tables>,
  known: Record<string, Migration> = migrations,
): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const applied = await migrator.getMigrations();
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) {
    const isNew = applied.every(({ executedAt }) => executedAt === undefined);
    return isNew ? [] : results.map(({ migrationName }) => migrationName);
  }
  if (error instanceof Error && error.message.startsWith("corrupted migrations")) {
    throw new NewerSchemaError(
      `The database has changes that this version does not know (it knows ${applied.length}): a newer version wrote it.`,
      { cause: error },
    );
  }
  throw error;
}
