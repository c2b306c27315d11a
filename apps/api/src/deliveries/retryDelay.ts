const firstMs = 5_000;
const longestMs = 60 * 60 * 1000;

/**
 * How long to wait after a number of failed attempts: twice as long each time, up to an hour, and
 * somewhere in the upper half of that, so that retries do not all come back at once.
 */
export function retryDelay(attempts: number, random: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** (attempts - 1));
  return Math.round(full * (0.5 + random / 2));
}
