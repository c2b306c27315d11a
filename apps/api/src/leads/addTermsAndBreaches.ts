import type { Migration } from "kysely/migration";
import { forbidChanges } from "./addDuties.ts";

/** The end of a mortgage's term, from which its retention runs, and the register of privacy breaches. */
export const addTermsAndBreaches: Migration = {
  async up(db) {
    await db.schema.alterTable("leads").addColumn("term_ends_at", "text").execute();
    await db.schema
      .createTable("breach_records")
      .addColumn("breach_id", "text", (column) => column.notNull())
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("entry", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("breach_records_key", ["breach_id", "number"])
      .execute();
    await forbidChanges(db, "breach_records");
  },
};
