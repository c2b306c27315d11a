/** Error for an unavailable store. Unacknowledged operations may be lost. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
  /** Tells the HTTP server to answer 503. */
  readonly code = "STORE_UNAVAILABLE";
}

/** PostgreSQL error classes of faulty statements or values, which are bugs. */
const queryErrors = /^(22|23|42)/;

/**
 * Converts the error of an outage to `StoreUnavailable`, and returns any other unchanged. In an outage
 * the database rejects connections, or is unreachable, full or too slow.
 */
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
  return isOutage ? new StoreUnavailable(`PostgreSQL: ${error.message}`, { cause: error }) : error;
}

/** Runs work on the store, and rejects with `StoreUnavailable` in an outage. */
export async function onStore<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw storeFailure(error);
  }
}
