const firstMs = 5_000;
const longestMs = 60 * 60 * 1000;

/**
 * Returns the delay before the next retry in milliseconds: exponential backoff up to an hour, with
 * jitter in the upper half, so that retries do not all come back at once.
 */
export function retryDelay(attempts: number, random: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** (attempts - 1));
  return Math.round(full * (0.5 + random / 2));
}
