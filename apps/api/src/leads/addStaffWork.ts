import type { Migration } from "kysely/migration";
import { createRegister } from "./addDuties.ts";

/**
 * Adds what staff do with an application on their pages, what a held one is sorted by, the digest,
 * page counts and the register of complaints.
 */
export const addStaffWork: Migration = {
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
    await createRegister(db, "complaint");
  },
};
