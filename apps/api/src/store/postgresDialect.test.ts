import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { postgres } from "../../testing/onEachEngine.ts";
import { StoreUnavailable } from "./engine.ts";
import { connect, openDatabase } from "./openDatabase.ts";
import { storeFailure } from "./postgresDialect.ts";

const coded = (code: string) => Object.assign(new Error("words"), { code });

test.each([
  coded("ECONNREFUSED"),
  coded("57P01"),
  coded("53100"),
  coded("25006"),
  coded("40001"),
  new Error("Connection terminated unexpectedly"),
  new Error("Query read timeout"),
  new Error("timeout exceeded when trying to connect"),
  new Error("Client has encountered a connection error and is not queryable"),
])("is an outage: %s", (error) => {
  expect(storeFailure(error)).toBeInstanceOf(StoreUnavailable);
});

test.each([coded("23505"), coded("22021"), coded("42703"), new TypeError("x"), new Error("x")])(
  "is a programming error: %s",
  (error) => {
    expect(storeFailure(error)).toBe(error);
  },
);

test.skipIf(inject("postgresMissing"))(
  "a migration and a command may take longer than a server's statements",
  async () => {
    const settings = await postgres.newDatabase();
    const refuseHaste = sql`create function refuse_haste() returns event_trigger language plpgsql as 'begin
      if current_setting(''statement_timeout'') <> ''0'' then raise exception ''too short''; end if;
      end'; create event trigger haste on ddl_command_start execute function refuse_haste()`;
    await using server = await connect(settings);
    await refuseHaste.execute(server);
    await using command = await openDatabase(settings, { user: "command" });
    const createTable = sql`create table another (id integer)`;
    await expect(createTable.execute(server)).rejects.toThrow("too short");
    await createTable.execute(command);
  },
);
