import pg from "pg";

/** Connections that wait for nothing longer than a visitor would, and outlive the server's restarts. */
export function postgresPool(url: string, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 3_000,
    // The server's own limit cannot help when the server no longer answers.
    query_timeout: 3_500,
    keepAlive: true,
    application_name: "leads",
    options: "-c synchronous_commit=on",
  });
  // Without a listener, a broken connection would end the process: the pool reports it while it is
  // idle, the connection itself while it is in use.
  pool.on("error", onIdleError);
  pool.on("connect", (client) => client.on("error", onIdleError));
  return pool;
}
