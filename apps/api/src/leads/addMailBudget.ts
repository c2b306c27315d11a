import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "./tables.ts";

/** Adds the budget of mails to visitors, the order of deliveries, and a key for links in mails. */
export const addMailBudget: Migration = {
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
