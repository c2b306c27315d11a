/**
 * A clock that never runs backwards nor stands still, whatever is done to the computer's: it follows
 * that one forwards and goes on by itself when it is put back.
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
