import { type Kysely, sql } from "kysely";
import { isPostgres } from "./engine.ts";

/** Adds triggers that reject changes and removals of the table's rows. */
export async function forbidChanges(db: Kysely<unknown>, table: string): Promise<void> {
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

/** Reverts `forbidChanges` for a migration of the table. */
export async function allowChanges(db: Kysely<unknown>, table: string): Promise<void> {
  if (isPostgres(db)) {
    await sql`drop function ${sql.id(`refuse_${table}`)} cascade`.execute(db);
    return;
  }
  for (const change of ["update", "delete"]) {
    await sql`drop trigger ${sql.id(`refuse_${change}_of_${table}`)}`.execute(db);
  }
}
