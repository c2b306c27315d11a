import { countLeads, type LeadRecord, newestLeads } from "./leadRecords.ts";
import type { LeadDatabase } from "./openDatabase.ts";

/** A search that finds more is not one for a person. */
export const mostFound = 1_000;

/** Returns the newest applications of a person, oldest first, suspected ones too. */
export async function findPeople(db: LeadDatabase, sought: string): Promise<LeadRecord[]> {
  return (await newestLeads(db, { sought }, mostFound)).toReversed();
}

/** Counts all that a search finds. */
export const countFound = (db: LeadDatabase, sought: string) => countLeads(db, { sought });
