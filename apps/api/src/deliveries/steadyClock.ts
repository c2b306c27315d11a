/**
 * Returns a monotonic clock: it follows the computer's forwards, and goes on by itself when that is
 * set back.
 */
export function steadyClock(
  wallMs: () => number = Date.now,
  elapsedMs: () => number = () => performance.now(),
): () => Date {
  let time = wallMs();
  let readAt = elapsedMs();
  return () => {
    const now = elapsedMs();
    time = Math.max(wallMs(), time + (now - readAt));
    readAt = now;
    return new Date(time);
  };
}
