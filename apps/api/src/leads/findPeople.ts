import { sql } from "kysely";
import { type LeadRecord, withDeliveries } from "./leadRecords.ts";
import type { LeadDatabase } from "./openDatabase.ts";
import { searchPattern } from "./searchText.ts";

/** Returns every application of a person, oldest first, suspected ones too. */
export async function findPeople(db: LeadDatabase, sought: string): Promise<LeadRecord[]> {
  const leads = await db
    .selectFrom("leads")
    .selectAll()
    .where(sql<boolean>`search like ${searchPattern(sought)} escape '\\'`)
    .orderBy("received_at")
    .orderBy("id")
    .execute();
  return withDeliveries(db, leads);
}
