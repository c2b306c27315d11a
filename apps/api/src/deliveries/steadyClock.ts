/** Largest rollback in milliseconds that is not followed; beyond it, the earlier time was the wrong one. */
const maxRollbackMs = 2 * 60 * 60 * 1000;

/**
 * Returns a clock that follows the system's forwards, and runs on from its start if that is set back: a
 * small correction must not delay what is due. A jump forward that is taken back leaves nothing behind.
 */
export function steadyClock(
  wallMs: () => number = Date.now,
  elapsedMs: () => number = () => performance.now(),
): () => Date {
  let offset = wallMs() - elapsedMs();
  return () => {
    const wall = wallMs();
    const steady = offset + elapsedMs();
    if (steady - wall <= maxRollbackMs) return new Date(Math.max(wall, steady));
    offset = wall - elapsedMs();
    return new Date(wall);
  };
}
