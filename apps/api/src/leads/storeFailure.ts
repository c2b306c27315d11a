import { StoreUnavailable } from "./StoreUnavailable.ts";

/** PostgreSQL error classes that faults in our own statements or values cause. */
const ourFault = /^(22|23|42)/;

/**
 * Distinguishes an outage from a bug: an error of a database that refuses, is gone, full or too
 * slow becomes `StoreUnavailable`, any other stays unchanged.
 */
export function storeFailure(error: unknown): unknown {
  if (error instanceof StoreUnavailable || !(error instanceof Error)) return error;
  if (error instanceof TypeError || error instanceof RangeError) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const isOutage =
    (/^[0-9A-Z]{5}$/.test(code) && !ourFault.test(code)) ||
    /^(E[A-Z]+)$/.test(code) ||
    // A rollback on a broken connection hides the error that broke it behind the last of these.
    /^(Connection terminated|Query read timeout|timeout exceeded)|is not queryable$/.test(
      error.message,
    );
  return isOutage ? new StoreUnavailable(`PostgreSQL: ${error.message}`, { cause: error }) : error;
}

/** Runs a piece of work on the store, so that an outage is rejected as `StoreUnavailable`. */
export async function onStore<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw storeFailure(error);
  }
}
