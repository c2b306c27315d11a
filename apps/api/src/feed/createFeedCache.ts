import { FeedError } from "./FeedError.ts";
import { feedLimits } from "./feedLimits.ts";

interface Options<Copy> {
  load: (signal: AbortSignal) => Promise<Copy>;
  now: () => number;
  onFailure: (error: unknown) => void;
}

/**
 * Keeps the last good copy of one feed. A stale copy is served at once while one refresh runs, and
 * survives the source's failures. After a failure the source is not requested for a while.
 */
export function createFeedCache<Copy>({ load, now, onFailure }: Options<Copy>) {
  const closing = new AbortController();
  let copy: { value: Copy; readAt: number } | undefined;
  let refreshing: Promise<void> | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;

  async function refresh(): Promise<void> {
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(new FeedError("The feed source took too long")),
      feedLimits.fetchTime,
    );
    try {
      const value = await load(AbortSignal.any([late.signal, closing.signal]));
      copy = { value, readAt: now() };
    } catch (error) {
      failedAt = now();
      if (!closing.signal.aborted) onFailure(error);
    } finally {
      clearTimeout(timer);
      refreshing = undefined;
    }
  }

  return {
    /** Returns the copy, or undefined if the source failed and there is none. */
    async read(): Promise<Copy | undefined> {
      const isFresh = copy !== undefined && now() - copy.readAt < feedLimits.freshTime;
      const mayTry = now() - failedAt >= feedLimits.retryTime && !closing.signal.aborted;
      if (!isFresh && mayTry) refreshing ??= refresh();
      if (!copy && refreshing) await settledWithin(refreshing, feedLimits.waitTime);
      return copy?.value;
    },
    close(): void {
      closing.abort();
    },
  };
}

async function settledWithin(promise: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([promise, limit]);
  clearTimeout(timer);
}
