import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the notices that tell staff of suspected applications. */
export const addHeldNotices: Migration = {
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
