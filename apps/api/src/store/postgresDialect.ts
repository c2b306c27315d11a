import { type Dialect, PostgresDialect } from "kysely";
import { StoreUnavailable } from "./engine.ts";

/** PostgreSQL error classes of faulty statements or values, which are bugs. */
const queryErrors = /^(22|23|42)/;

/** Converts an outage to `StoreUnavailable`: a database out of reach, full, closed or too slow. */
export function storeFailure(error: unknown): unknown {
  if (error instanceof StoreUnavailable || !(error instanceof Error)) return error;
  if (error instanceof TypeError || error instanceof RangeError) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const isOutage =
    (/^[0-9A-Z]{5}$/.test(code) && !queryErrors.test(code)) ||
    /^(E[A-Z]+)$/.test(code) ||
    // A rollback on a broken connection replaces the original error by the last of these.
    /^(Connection terminated|Query read timeout|timeout exceeded)|is not queryable$/.test(
      error.message,
    );
  if (!isOutage) return error;
  return new StoreUnavailable(`PostgreSQL: ${error.message || "no answer"}`, { cause: error });
}

function rethrow(error: unknown): never {
  throw storeFailure(error);
}

/** Timeouts of a server's statements, in milliseconds. */
const timeouts = {
  // Below the time after which a group is rejected: none of its statements takes effect later.
  statement_timeout: 2_000,
  // `statement_timeout` has no effect if the server does not respond.
  query_timeout: 2_300,
  connectionTimeoutMillis: 2_000,
};

/** Settings of each user. A migration may rewrite all rows and a command read them: no visitor waits for either. */
const users = {
  server: { ...timeouts, application_name: "leads" },
  command: { connectionTimeoutMillis: 10_000, application_name: "leads" },
  migration: { connectionTimeoutMillis: 10_000, application_name: "leads migration" },
};

export type DatabaseUser = keyof typeof users;

/** Returns a dialect, with short timeouts for a server, which survives restarts of PostgreSQL. */
export async function postgresDialect(
  url: string,
  onIdleError: (error: Error) => void,
  user: DatabaseUser = "server",
): Promise<Dialect> {
  // Loaded here, so that a start on SQLite does not load the driver.
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    ...users[user],
    keepAlive: true,
    options: "-c synchronous_commit=on",
  });
  // Without a listener, a broken connection would end the process: the pool reports it while it is
  // idle, the connection itself while it is in use.
  pool.on("error", onIdleError);
  pool.on("connect", (client) => client.on("error", onIdleError));
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: () => pool.connect().catch(rethrow),
      end: () => pool.end(),
    },
    async onCreateConnection(connection) {
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (query) => execute<never>(query).catch(rethrow);
    },
  });
}
